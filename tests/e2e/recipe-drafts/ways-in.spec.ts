import { locales } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { messages } from "#tests/e2e/support/messages.ts";

test("pages of the community lead to a new recipe, after signing in", async ({ request }) => {
  for (const locale of locales) {
    const newRecipe = address(locale, "/profile/recipe-creation/new/basics");
    const { create } = messages[locale].recipeDrafts.own;
    for (const path of [
      address(locale, "/recipes/community"),
      slugAddress(locale, "/categories/[slug]", "community"),
    ]) {
      const page = parseHtml(await (await request.get(path)).text());
      const link = [...page.querySelectorAll("main a")].find(({ textContent }) => textContent === create);
      expect(link?.getAttribute("href"), path).toBe(newRecipe);
    }
    const signedOut = await request.get(newRecipe, { maxRedirects: 0 });
    expect(signedOut.headers().location).toBe(`${address(locale, "/login")}?next=${encodeURIComponent(newRecipe)}`);
  }
});
