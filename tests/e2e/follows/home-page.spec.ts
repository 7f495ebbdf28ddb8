import { address, slugAddress } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";
import { expirePublishedRecipes, publishRecipe } from "./published-recipe.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });
test.afterAll(expirePublishedRecipes);

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { start } = messages[locale].follows;

    test("the home page shows recipes of followed authors to their reader, and nothing moves", async ({ page }) => {
      const [author, reader] = await Promise.all([createAccount(), createAccount({ locale })]);
      const { title } = await publishRecipe(author, locale);
      await query(dataDir, "insert into follows (user_id, author_id) values ($1, $2)", [reader.id, author.id]);
      await signIn(page, reader, locale);
      await visit(page, address(locale, "/"));
      const section = page.getByRole("region", { name: start.title });
      await expect(section.getByRole("link", { name: title })).toBeAttached();
      // It appears below the window, so that nothing the reader sees moves.
      expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(viewport.height);
      await section.scrollIntoViewIfNeeded();
      await expectAccessible(page, "the home page with recipes of followed authors");
      await section.getByRole("link", { name: title }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(section.getByRole("link", { name: title })).toBeAttached();
      await section.getByRole("link", { name: start.more }).click();
      await expect(page).toHaveURL(address(locale, "/profile/following"));
    });
  });
}

test("the home page has no such section for readers who follow no authors, nor signed out", async ({
  page,
  request,
}) => {
  const html = await (await request.get(address("de", "/"))).text();
  expect(html).not.toContain(messages.de.follows.start.title);
  const [author, reader] = await Promise.all([createAccount(), createAccount()]);
  await publishRecipe(author, "de");
  await signIn(page, reader);
  const loaded = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().endsWith("/de"));
  await visit(page, address("de", "/"));
  await loaded;
  await visit(page, slugAddress("de", "/users/[slug]", author.slug));
  await visit(page, address("de", "/"));
  await expect(page.getByRole("region", { name: messages.de.follows.start.title })).toHaveCount(0);
});
