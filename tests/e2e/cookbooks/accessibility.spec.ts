import { slugAddress } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { expectAccessible } from "../support/axe.ts";
import { looks } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";
import { cookbookPath, insertCookbook, listRecipes, signInNewUser, visitOwnCookbooks } from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), reducedMotion: "reduce" });

for (const { locale, viewport, colorScheme } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test("pages and dialogs have no violations", async ({ page }) => {
      test.slow();
      const reader = await signInNewUser(page, locale);
      await visitOwnCookbooks(page, locale);
      await expectAccessible(page, "the empty list of cookbooks");
      const all = await listRecipes(locale, 4);
      const long = "Ein Kochbuch mit einem sehr langen Namen, wie Donaudampfschifffahrtsküchenbuch";
      const id = await insertCookbook(reader, locale, long, all);
      for (let n = 0; n < 8; n++) await insertCookbook(reader, locale, `Buch ${n}`);
      await visitOwnCookbooks(page, locale);
      await expectAccessible(page, "the list of cookbooks");
      await page.locator("main .dropdown-menu > summary").first().click();
      await page.locator("main .dropdown-menu").first().locator("li a").click();
      await expectAccessible(page, "the dialog of the list");
      await page.keyboard.press("Escape");
      await page.locator("main ul > li > a").last().click();
      await expectAccessible(page, "the dialog for a new cookbook");

      await visit(page, cookbookPath(locale, id));
      await expectAccessible(page, "the cookbook");
      for (const nth of [0, 1]) {
        await page.locator("main header .dropdown-menu > summary").click();
        await page.locator("main header .dropdown-menu li a").nth(nth).click();
        await expectAccessible(page, `dialog ${nth} of the cookbook`);
        await page.keyboard.press("Escape");
      }
      await page
        .locator("main header")
        .getByRole("link", { name: messages[locale].cookbooks.visibility.changeLabel })
        .click();
      await expectAccessible(page, "the dialog about who can read it");
      await page.keyboard.press("Escape");
      const entry = page.locator("[data-entry]").first();
      await entry.locator("a.icon-button").click();
      await expectAccessible(page, "the dialog for a note");
      await page.keyboard.press("Escape");
      await entry.locator(".dropdown-menu > summary").click();
      // The menu only: the page has scrolled, and its header covers other content.
      await expectAccessible(page, "the menu of an entry", "[data-entry] .dropdown-menu[open]");
      await entry.locator(".dropdown-menu li a").click();
      await expectAccessible(page, "the dialog that moves an entry");
      await page.getByRole("radio").last().check();
      await expectAccessible(page, "the dialog that moves an entry to a new cookbook");
      await page.keyboard.press("Escape");
      await visit(page, `${cookbookPath(locale, id)}?edit=book`);
      await expectAccessible(page, "the forms of the cookbook");
      await visit(page, `${cookbookPath(locale, id)}?item=${all[0]?.id}`);
      await expectAccessible(page, "the forms of an entry");
      await visit(page, slugAddress(locale, "/recipes/[slug]", all[0]?.slug ?? ""));
      await page.locator("main .save-button").click();
      await page.locator("dialog[open]").waitFor();
      await expectAccessible(page, "the save dialog");
      await page.locator("dialog[open] button[class*=-ml-2]").click();
      await expectAccessible(page, "the save dialog with the form for a new cookbook");
    });
  });
}
