import type { Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { signIn } from "#tests/e2e/support/account.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import {
  createReader,
  personalStreamedPages,
  publicStreamedPages,
  type StreamedPage,
  skeletons,
} from "./streamed-pages.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

/** Expects heading, streamed parts and footer one below the other, each as a whole. */
async function expectInOrder(page: Page, parts: string[]): Promise<void> {
  const selectors = ["main h1", ...parts, "body > footer"];
  const boxes = await Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()));
  const tops = boxes.map((box) => box?.y ?? -1);
  expect(tops, selectors.join(" < ")).toEqual([...tops].sort((a, b) => a - b));
  expect(Math.min(...tops)).toBeGreaterThan(0);
  await expect(skeletons(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/Wird geladen|Loading …/).filter({ visible: true })).toHaveCount(0);
  // Each streamed part is one piece: nothing of it stands behind the others.
  expect(await page.locator("body > [id^='S:']").count()).toBe(parts.length);
  expect(await page.locator("template[id^='P:']").count()).toBe(0);
  const width = await page
    .locator("body > [id^='S:']")
    .first()
    .evaluate((element) => element.clientWidth);
  expect(width).toBe(
    await page
      .locator("main .streamed")
      .first()
      .evaluate((element) => element.clientWidth),
  );
}

/** Opens each page once and examines it at both widths. */
async function expectAll(page: Page, locale: Locale, pages: Record<string, StreamedPage>): Promise<void> {
  for (const [name, { path, parts }] of Object.entries(pages)) {
    await test.step(name, async () => {
      await page.goto(path[locale]);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectInOrder(page, parts);
      }
    });
  }
}

test("public pages are whole", ({ page }) => expectAll(page, "de", publicStreamedPages));

test("own pages are whole", async ({ page }) => {
  await signIn(page, await createReader(), "en");
  await expectAll(page, "en", personalStreamedPages);
});
