import { slugAddress } from "#lib/i18n/address.ts";
import { examine } from "../support/axe.ts";
import { newHousehold } from "../support/reader.ts";
import { test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { bookPath, dishes, newReader, shelve, visitShelf } from "./shelf.ts";

test.use({ extraHTTPHeaders: newHousehold(), reducedMotion: "reduce" });

const looks = [
  { locale: "de", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { locale: "de", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  { locale: "en", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  { locale: "en", viewport: { width: 390, height: 844 }, colorScheme: "light" },
] as const;

for (const { locale, viewport, colorScheme } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test("the pages and each of their windows", async ({ page }) => {
      test.slow();
      const reader = await newReader(page, locale);
      await visitShelf(page, locale);
      await examine(page, "the empty shelf");
      const all = await dishes(locale, 4);
      const long = "Ein Kochbuch mit einem sehr langen Namen, wie Donaudampfschifffahrtsküchenbuch";
      const id = await shelve(reader, locale, long, all);
      for (let n = 0; n < 8; n++) await shelve(reader, locale, `Buch ${n}`);
      await visitShelf(page, locale);
      await examine(page, "the shelf");
      for (const nth of [0, 1]) {
        await page.locator("main .drop-menu > summary").first().click();
        await page.locator("main .drop-menu").first().locator("li a").nth(nth).click();
        await examine(page, `window ${nth} of the shelf`);
        await page.keyboard.press("Escape");
      }
      await page.locator("main ul > li > a").last().click();
      await examine(page, "the window for a new one");

      await visit(page, bookPath(locale, id));
      await examine(page, "the cookbook");
      for (const nth of [0, 1, 2]) {
        await page.locator("main header .drop-menu > summary").click();
        await page.locator("main header .drop-menu li a").nth(nth).click();
        await examine(page, `window ${nth} of the cookbook`);
        await page.keyboard.press("Escape");
      }
      const entry = page.locator("[data-entry]").first();
      await entry.locator("a.icon-button").click();
      await examine(page, "the window for a note");
      await page.keyboard.press("Escape");
      for (const nth of [0, 1]) {
        await entry.locator(".drop-menu > summary").click();
        // Only it: the page has scrolled, and its header lies over something else.
        await examine(page, "the menu of an entry", "[data-entry] .drop-menu[open]");
        await entry.locator(".drop-menu li a").nth(nth).click();
        await examine(page, `window ${nth} of an entry`);
        await page.keyboard.press("Escape");
      }
      await visit(page, `${bookPath(locale, id)}?edit=book`);
      await examine(page, "the forms of the cookbook");
      await visit(page, `${bookPath(locale, id)}?item=${all[0]?.id}`);
      await examine(page, "the forms of an entry");
      await visit(page, slugAddress(locale, "/recipes/[slug]", all[0]?.slug ?? ""));
      await page.locator("main .save-button").click();
      await page.locator("dialog[open]").waitFor();
      await examine(page, "the window for saving");
      await page.locator("dialog[open] button[class*=-ml-2]").click();
      await examine(page, "the window for saving with a new cookbook");
    });
  });
}
