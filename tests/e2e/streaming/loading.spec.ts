import type { Page } from "@playwright/test";
import { locales } from "#lib/i18n/locales.ts";
import { signIn } from "#tests/e2e/support/account.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { dataDir } from "#tests/e2e/support/database.ts";
import { cardTable, holdTable } from "#tests/e2e/support/hold-table.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { visit, waitForHydration } from "#tests/e2e/support/visit.ts";
import { createReader, personalStreamedPages, publicStreamedPages, skeletons } from "./streamed-pages.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Sum of all layout shifts of the page, also those after a click. */
function sumLayoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum), 0));
      }),
  );
}

for (const { locale, viewport } of viewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("nothing shifts when the results arrive", async ({ page }) => {
      for (const [name, { path, parts }] of Object.entries(publicStreamedPages)) {
        await page.goto("about:blank");
        const release = await holdTable(dataDir, cardTable);
        try {
          await page.goto(path[locale], { waitUntil: "commit" });
          await page.locator("main h1").waitFor({ state: "attached" });
          await page.evaluate(() => new Promise(requestAnimationFrame));
        } finally {
          await release();
        }
        await page
          .locator(parts.at(-1) ?? "")
          .first()
          .waitFor();
        await waitForHydration(page);
        await expect(skeletons(page)).toHaveCount(0);
        expect(await sumLayoutShifts(page), name).toBe(0);
      }
    });

    test("while the likes are loading the page can be used", async ({ page }) => {
      await signIn(page, await createReader(), locale);
      const release = await holdTable(dataDir, cardTable);
      try {
        await page.goto(personalStreamedPages.likes?.path[locale] ?? "", { waitUntil: "commit" });
        await expect(skeletons(page)).toBeVisible();
        await expect(page.getByLabel(messages[locale].likes.toolbar.search)).toBeEditable();
        await expectAccessible(page, "while loading");
      } finally {
        await release();
      }
      await expect(page.locator("main article")).toHaveCount(10);
      await waitForHydration(page);
      expect(await sumLayoutShifts(page)).toBe(0);
    });
  });
}

const lists = {
  de: { path: "/de/rezepte", search: "/de/suche?search=Apfel" },
  en: { path: "/en/recipes", search: "/en/search?search=apple" },
};

for (const locale of locales) {
  const { facets, types } = { ...messages[locale].search, types: messages[locale].search.results };

  test(`${locale}: a filter keeps the list, the sheet and the focus until the new list is there`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, lists[locale].path);
    await page.getByRole("button", { name: /^Filters?$/ }).click();
    const sheet = page.getByRole("complementary", { name: facets.label });
    const box = sheet.getByRole("checkbox", { name: /^Vegan/ });
    const release = await holdTable(dataDir, cardTable);
    try {
      const asked = page.waitForRequest((request) => request.url().includes("vegan"));
      await box.press("Space");
      await asked;
      await expect(page.locator("main article")).not.toHaveCount(0);
      await expect(sheet).toBeVisible();
      await expect(skeletons(page)).toHaveCount(0);
    } finally {
      await release();
    }
    await expect(page).toHaveURL(/vegan/);
    await expect(sheet).toBeVisible();
    await expect(box).toBeFocused();
  });

  test(`${locale}: other results of the same search replace the former ones when they are there`, async ({ page }) => {
    await visit(page, lists[locale].search);
    const count = page.getByRole("main").getByRole("status");
    await count.evaluate((element) => element.setAttribute("data-former", ""));
    const release = await holdTable(dataDir, cardTable);
    try {
      const asked = page.waitForRequest((request) => request.url().includes("type="));
      await page.getByRole("navigation", { name: types.types }).getByRole("link", { name: types.stories }).click();
      await asked;
      await expect(skeletons(page)).toHaveCount(0);
      await expect(page.locator("main article")).not.toHaveCount(0);
    } finally {
      await release();
    }
    await expect(page).toHaveURL(/type=/);
    // The same live region, so that screen readers announce the new number.
    await expect(page.locator("[role=status][data-former]")).toHaveCount(1);
  });
}
