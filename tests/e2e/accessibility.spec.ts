import type { Page } from "@playwright/test";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { Route } from "#lib/platform/routing/routing.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/console-guard.ts";
import { exampleAddresses, pageStates, templates } from "./support/example-pages.ts";
import { messages } from "./support/messages.ts";
import { isFullRun, looks } from "./support/viewports.ts";

/**
 * What many pages show alike: the home page and the first cards of each page stand for it. A full
 * run leaves nothing out.
 */
const alike = isFullRun ? [] : ["body > header", "body > footer", "main li:nth-child(n + 7):has(> article)"];

/** A full run opens each page in both languages, this one every second page in English. */
function visitsOf(example: Localized, index: number) {
  const language = locales[index % locales.length] ?? "de";
  const languages = isFullRun ? locales : [language];
  return languages.map((locale) => ({
    path: example[locale],
    looks: isFullRun ? looks.filter((look) => look.locale === locale) : looks,
  }));
}

/**
 * Opens one page after the other, and examines each in its looks: themes, and widths with them. A
 * page begins with the look in which the one before it has ended.
 */
async function examineAll(page: Page, examples: Localized[]): Promise<void> {
  test.setTimeout(600_000);
  for (const [index, visit] of examples.flatMap(visitsOf).entries()) {
    await test.step(visit.path, async () => {
      await page.goto(visit.path);
      for (const { viewport, colorScheme } of index % 2 === 0 ? visit.looks : visit.looks.toReversed()) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const isHome = visit.path.lastIndexOf("/") === 0;
        const name = `${visit.path}, ${viewport.width} pixels, ${colorScheme}`;
        await expectAccessible(page, name, "html", isHome ? [] : alike);
      }
    });
  }
}

/** Pages that show one entry of many. */
const showsEntry = (route: Route) => route.includes("[");

test("pages of entries have no violations", async ({ page }) => {
  await examineAll(page, await Promise.all(templates.filter(showsEntry).map(exampleAddresses)));
});

for (const [name, isIncluded] of [
  ["a to q", (route: Route) => route < "/r"],
  ["r to z", (route: Route) => route >= "/r"],
] as const) {
  test(`other pages have no violations, ${name}`, async ({ page }) => {
    const others = templates.filter((route) => !showsEntry(route) && isIncluded(route));
    await examineAll(page, await Promise.all(others.map(exampleAddresses)));
  });
}

test("further states of pages have no violations", async ({ page }) => {
  await examineAll(page, Object.values(pageStates));
});

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
