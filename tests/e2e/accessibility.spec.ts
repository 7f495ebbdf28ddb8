import type { Page } from "@playwright/test";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { expectAccessible as examinePage } from "./support/axe.ts";
import { expect, test } from "./support/console-guard.ts";
import { exampleAddresses, pageStates, routes } from "./support/example-pages.ts";
import { messages } from "./support/messages.ts";
import { looks } from "./support/viewports.ts";

/** Opens a page once and checks it in each look of its language. */
async function examineLooks(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(path);
  for (const { viewport, colorScheme } of looks.filter((look) => look.locale === locale)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await examinePage(page, `${path}, ${viewport.width} pixels, ${colorScheme}`);
  }
}

for (const locale of locales) {
  test.describe(locale, () => {
    for (const route of routes) {
      test(route, async ({ page }) => examineLooks(page, (await exampleAddresses(route))[locale], locale));
    }
    for (const [name, paths] of Object.entries(pageStates)) {
      test(name, async ({ page }) => examineLooks(page, paths[locale], locale));
    }
  });
}

test.describe("by keyboard", () => {
  test("the first tab stop skips the header", async ({ page }) => {
    await page.goto("/de/rezepte");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: messages.de.layout.page.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("the focus is always visible", async ({ page }) => {
    await page.goto("/de");
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => readFocus(page)).toMatchObject({ isMarked: true });
    }
  });
});

/**
 * Returns the focused element, and whether an outline or shadow of it or of a pseudo-element marks
 * it.
 */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const styles = [element, element, element].map((_, n) => getComputedStyle(element, ["", "::after", "::before"][n]));
    const isMarked = styles.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none",
    );
    return { element: element.outerHTML.slice(0, 200), isMarked };
  });
}
