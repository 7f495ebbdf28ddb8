import type { Page } from "@playwright/test";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { examine as examinePage } from "./support/axe.ts";
import { exampleOf, otherFaces, routes } from "./support/examples.ts";
import { expect, test } from "./support/silence.ts";
import { words } from "./support/words.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Both widths in both languages, and by the way both themes. */
const looks = {
  de: [
    { viewport: wide, colorScheme: "light" },
    { viewport: narrow, colorScheme: "dark" },
  ],
  en: [
    { viewport: wide, colorScheme: "dark" },
    { viewport: narrow, colorScheme: "light" },
  ],
} as const;

/** Loads a page once and examines it in each look. */
async function examine(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(path);
  for (const { viewport, colorScheme } of looks[locale]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await examinePage(page, `${path}, ${viewport.width} pixels, ${colorScheme}`);
  }
}

for (const locale of locales) {
  test.describe(locale, () => {
    for (const route of routes) {
      test(route, async ({ page }) => examine(page, (await exampleOf(route))[locale], locale));
    }
    for (const [name, paths] of Object.entries(otherFaces)) {
      test(name, async ({ page }) => examine(page, paths[locale], locale));
    }
  });
}

test.describe("by keyboard", () => {
  test("the first key leads past the header", async ({ page }) => {
    await page.goto("/de/rezepte");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: words.de.layout.page.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("everything that takes the focus shows it", async ({ page }) => {
    await page.goto("/de");
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press("Tab");
      expect(await readFocus(page)).toMatchObject({ isMarked: true });
    }
  });
});

/** What has the focus, and whether an outline, a shadow or a mark on its pseudo-element tells so. */
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
