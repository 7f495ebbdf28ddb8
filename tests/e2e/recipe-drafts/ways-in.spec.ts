import { locales } from "#lib/i18n/locales.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const locale of locales) {
  const { create } = messages[locale].recipeDrafts.own;
  const newRecipe = address(locale, "/profile/recipe-creation/new/basics");

  test(`${locale}: pages of the community invite to create a recipe, after signing in`, async ({ page }) => {
    const pages = [address(locale, "/recipes/community"), slugAddress(locale, "/categories/[slug]", "community")];
    for (const path of pages) {
      await visit(page, path);
      await page.getByRole("main").getByRole("link", { name: create, exact: true }).click();
      await expect(page).toHaveURL(`${address(locale, "/login")}?next=${encodeURIComponent(newRecipe)}`);
    }
    await signIn(page, await createAccount({ locale }), locale);
    await visit(page, address(locale, "/recipes/community"));
    await page.getByRole("main").getByRole("link", { name: create, exact: true }).click();
    await expect(page).toHaveURL(newRecipe);
  });

  test(`${locale}: the menu of the user leads to recipe creation`, async ({ page }) => {
    await signIn(page, await createAccount({ locale }), locale);
    await visit(page, address(locale, "/recipes"));
    await page.locator("header .user-menu > button").click();
    await page.locator("#user-menu").getByRole("link", { name: messages[locale].layout.userMenu.createRecipe }).click();
    await expect(page).toHaveURL(newRecipe);
  });
}
