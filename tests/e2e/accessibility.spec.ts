import type { Page } from "@playwright/test";
import { examine as examinePage } from "./support/axe.ts";
import { exampleOf, otherFaces, routes } from "./support/examples.ts";
import { expect, test } from "./support/silence.ts";
import { words } from "./support/words.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

const looks = [
  { locale: "de", viewport: wide, colorScheme: "light" },
  { locale: "de", viewport: narrow, colorScheme: "dark" },
  { locale: "en", viewport: wide, colorScheme: "dark" },
  { locale: "en", viewport: narrow, colorScheme: "light" },
] as const;

async function examine(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await examinePage(page, path);
}

for (const { locale, viewport, colorScheme } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, reducedMotion: "reduce" });
    for (const route of routes) test(route, async ({ page }) => examine(page, (await exampleOf(route))[locale]));
    for (const [name, paths] of Object.entries(otherFaces)) {
      test(name, async ({ page }) => examine(page, paths[locale]));
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
