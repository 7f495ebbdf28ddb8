import type { Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import type { Route } from "#lib/platform/routing/routing.ts";
import { expect, test } from "../support/console-guard.ts";
import { exampleAddresses } from "../support/example-pages.ts";
import { visit } from "../support/visit.ts";

const windows = [
  { width: 390, height: 800 },
  { width: 640, height: 400 },
] as const;
const routes = ["/", "/recipes", "/recipes/[slug]", "/stories/[slug]", "/quiz", "/shopping-list"] satisfies Route[];
/** Enough to leave the first window and to reach every kind of control. */
const maxStops = 45;

/** Returns a description of the focused element where another element covers it, else null. */
function findCoveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // An invisible input is drawn by its label.
    const isDrawnByLabel = element.matches("input") && getComputedStyle(element).opacity === "0";
    const drawn = (isDrawnByLabel && element.closest("label")) || element;
    const box = drawn.getClientRects()[0];
    if (!box) return null;
    const isSticky = (hit: Element | null): boolean =>
      hit !== null && (/sticky|fixed/.test(getComputedStyle(hit).position) || isSticky(hit.parentElement));
    const isCoveredAt = (y: number) => {
      if (y < 0 || y >= innerHeight) return true;
      const hit = document.elementFromPoint((Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2, y);
      return !hit || (isSticky(hit) && !hit.contains(drawn) && !drawn.contains(hit));
    };
    // Of what is taller than the window can be, a touch target's height has to be seen; of a video
    // the focused one of its controls, which a script is not told.
    const isSeenInPart = box.height > innerHeight / 2 || element.matches("video");
    const rows = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2].map(isCoveredAt);
    const isCovered = isSeenInPart ? rows.every(Boolean) : rows.some(Boolean);
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
    return isCovered ? `${element.tagName} ${name} at ${Math.round(box.top)}–${Math.round(box.bottom)}` : null;
  });
}

for (const route of routes) {
  test(`the focus is never covered on ${route}`, async ({ page }) => {
    const { de } = await exampleAddresses(route);
    await page.setViewportSize(windows[0]);
    await visit(page, de);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      for (const key of ["Tab", "Shift+Tab"]) {
        for (let stop = 0; stop < maxStops; stop += 1) {
          await page.keyboard.press(key);
          // A row that snaps moves for a while.
          const name = `${viewport.width} × ${viewport.height}: ${key} ${stop}`;
          if (await findCoveredFocus(page)) await expect.poll(() => findCoveredFocus(page), name).toBeNull();
        }
      }
    }
  });
}

/** Colours that tell a selected element from the others. */
const look = (selector: string, page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderBottomColor, color } = getComputedStyle(element);
      return { backgroundColor, borderBottomColor, color };
    });

test("the current chip, page number and tab are shown, also in forced colours, and the ring of a tab whole", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, address("de", "/recipes"));
  expect(await look(".chip[aria-current]", page)).not.toEqual(await look(".chip:not([aria-current])", page));
  expect(await look(".page-link[aria-current]", page)).not.toEqual(await look("a.page-link:not([aria-current])", page));

  await visit(page, (await exampleAddresses("/recipes/[slug]")).de);
  await page.locator("a.tab").nth(1).click();
  await expect(page.locator("a.tab").nth(1)).toHaveAttribute("aria-current", "true");
  const selected = await look(".tab[aria-current]", page);
  expect(selected.borderBottomColor).not.toBe((await look(".tab:not([aria-current])", page)).borderBottomColor);

  await test.step("the ring of a tab is not clipped by its row", async () => {
    await page.emulateMedia({ forcedColors: "none" });
    await page.setViewportSize(windows[0]);
    const tab = page.locator("a.tab").first();
    await tab.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(tab).toBeFocused();
    const { outlineOffset, outlineWidth } = await tab.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return { outlineOffset: parseFloat(outlineOffset), outlineWidth: parseFloat(outlineWidth) };
    });
    expect(outlineWidth).toBeGreaterThan(0);
    expect(outlineOffset).toBeLessThanOrEqual(-outlineWidth);
  });
});
