import type { Page } from "@playwright/test";
import { signIn } from "#tests/e2e/support/account.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { dataDir } from "#tests/e2e/support/database.ts";
import { cardTable, holdTable } from "#tests/e2e/support/hold-table.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { waitForHydration } from "#tests/e2e/support/visit.ts";
import { createReader, personalStreamedPages, publicStreamedPages, skeletons } from "./streamed-pages.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Waits until the skeleton is shown in the fonts of the site, and returns the time in the page. */
function waitForSkeleton(page: Page): Promise<number> {
  return page.evaluate(async () => {
    while (!document.querySelector("main .skeleton, main article")) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    return performance.now();
  });
}

/** Sum of the layout shifts since this time in the page. */
function sumLayoutShifts(page: Page, since: number): Promise<number> {
  return page.evaluate(
    (start) =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime > start) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum), 0));
      }),
    since,
  );
}

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("nothing shifts when the results arrive", async ({ page }) => {
      for (const [name, { path, parts }] of Object.entries(publicStreamedPages)) {
        await page.goto("about:blank");
        const release = await holdTable(dataDir, cardTable);
        let start = 0;
        try {
          await page.goto(path[locale], { waitUntil: "commit" });
          start = await waitForSkeleton(page);
        } finally {
          await release();
        }
        await page
          .locator(parts.at(-1) ?? "")
          .first()
          .waitFor();
        await waitForHydration(page);
        await expect(skeletons(page)).toHaveCount(0);
        expect(await sumLayoutShifts(page, start), name).toBe(0);
      }
    });
  });
}

test("while the likes are loading the page can be used", async ({ page }) => {
  await signIn(page, await createReader());
  const release = await holdTable(dataDir, cardTable);
  try {
    await page.goto(personalStreamedPages.likes?.path.de ?? "", { waitUntil: "commit" });
    await expect(skeletons(page)).toBeVisible();
    await expect(page.getByLabel(messages.de.likes.toolbar.search)).toBeEditable();
    await expectAccessible(page, "while loading");
  } finally {
    await release();
  }
});
