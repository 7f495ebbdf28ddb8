import { locales } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { expectAccessible } from "../support/axe.ts";
import { isFullRun, looks } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";
import { cookbookPath, insertCookbook, listRecipes, signInNewUser, visitOwnCookbooks } from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), reducedMotion: "reduce" });

/** The part that a dialog adds to a page that has been examined. */
const dialog = "dialog[open]";

// Each state is opened once and examined in every look; a full run opens it in both languages.
for (const [locale, other] of isFullRun ? locales.map((one) => [one, one] as const) : [["de", "en"] as const]) {
  test(`pages and dialogs have no violations, ${locale}`, async ({ page }) => {
    test.setTimeout(300_000);
    const examine = async (name: string, selector?: string) => {
      for (const look of looks.filter((one) => !isFullRun || one.locale === locale)) {
        await page.setViewportSize(look.viewport);
        await page.emulateMedia({ colorScheme: look.colorScheme });
        await expectAccessible(page, `${name}, ${look.viewport.width} pixels, ${look.colorScheme}`, selector);
      }
      await page.setViewportSize(looks[0].viewport);
    };
    const reader = await signInNewUser(page, locale);
    await visitOwnCookbooks(page, locale);
    await examine("the empty list of cookbooks");
    const all = await listRecipes(locale, 4);
    const long = "Ein Kochbuch mit einem sehr langen Namen, wie Donaudampfschifffahrtsküchenbuch";
    const id = await insertCookbook(reader, locale, long, all);
    for (let n = 0; n < 8; n++) await insertCookbook(reader, locale, `Buch ${n}`);
    await visitOwnCookbooks(page, locale);
    await examine("the list of cookbooks");
    await page.locator("main .dropdown-menu > summary").first().click();
    await page.locator("main .dropdown-menu").first().locator("li a").click();
    await examine("the dialog of the list", dialog);
    await page.keyboard.press("Escape");
    await page.locator("main ul > li > a").last().click();
    await examine("the dialog for a new cookbook", dialog);

    await visit(page, cookbookPath(locale, id));
    await examine("the cookbook");
    for (const nth of [0, 1]) {
      await page.locator("main header .dropdown-menu > summary").click();
      await page.locator("main header .dropdown-menu li a").nth(nth).click();
      await examine(`dialog ${nth} of the cookbook`, dialog);
      await page.keyboard.press("Escape");
    }
    await page
      .locator("main header")
      .getByRole("link", { name: messages[locale].cookbooks.visibility.changeLabel })
      .click();
    await examine("the dialog about who can read it", dialog);
    await page.keyboard.press("Escape");
    const entry = page.locator("[data-entry]").first();
    await entry.locator("a.icon-button").click();
    await examine("the dialog for a note", dialog);
    await page.keyboard.press("Escape");
    await entry.locator(".dropdown-menu > summary").click();
    // The menu only: the page has scrolled, and its header covers other content.
    await examine("the menu of an entry", "[data-entry] .dropdown-menu[open]");
    await entry.locator(".dropdown-menu li a").click();
    await examine("the dialog that moves an entry", dialog);
    await page.getByRole("radio").last().check();
    await examine("the dialog that moves an entry to a new cookbook", dialog);
    await page.keyboard.press("Escape");

    await visit(page, `${cookbookPath(other, id)}?edit=book`);
    await examine("the forms of the cookbook");
    await visit(page, `${cookbookPath(other, id)}?item=${all[0]?.id}`);
    await examine("the forms of an entry");
    const [dish] = await listRecipes(other, 1);
    await visit(page, slugAddress(other, "/recipes/[slug]", dish?.slug ?? ""));
    await page.locator("main .save-button").click();
    await page.locator(dialog).waitFor();
    await examine("the save dialog", dialog);
    await page.locator(`${dialog} button[class*=-ml-2]`).click();
    await examine("the save dialog with the form for a new cookbook", dialog);
  });
}
