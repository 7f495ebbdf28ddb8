import type { Request } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";
import { expirePublishedRecipes, publishRecipe } from "./published-recipe.ts";

const viewport = { width: 390, height: 844 };
test.use({ viewport, extraHTTPHeaders: newClientHeaders() });
test.afterAll(expirePublishedRecipes);

test("the home page shows recipes of followed authors to their reader alone, and nothing moves", async ({
  page,
  request,
}) => {
  const { start } = messages.en.follows;
  const home = address("en", "/");
  const [author, reader] = await Promise.all([createAccount(), createAccount({ locale: "en" })]);
  const { title } = await publishRecipe(author, "en");
  const section = page.getByRole("region", { name: start.title });
  expect(await (await request.get(home)).text()).not.toContain(start.title);
  await signIn(page, reader, "en");

  await test.step("not to a reader who follows no authors", async () => {
    // Once all of the answer is there, React may cancel the rest of the request.
    const isLoading = (request: Request) => request.method() === "POST" && request.url().endsWith(home);
    const ends = (["requestfinished", "requestfailed"] as const).map((name) =>
      page.waitForEvent(name as "requestfinished", isLoading),
    );
    const loaded = Promise.race(ends);
    await visit(page, home);
    await loaded;
    await expect(section).toHaveCount(0);
  });

  await test.step("below the window, and again on the way back", async () => {
    await query(dataDir, "insert into follows (user_id, author_id) values ($1, $2)", [reader.id, author.id]);
    await visit(page, home);
    await expect(section.getByRole("link", { name: title })).toBeAttached();
    // It appears below the window, so that nothing the reader sees moves.
    expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(viewport.height);
    await section.scrollIntoViewIfNeeded();
    await expectAccessible(page, "recipes of followed authors", "#followed-recipes");
    await section.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(section.getByRole("link", { name: title })).toBeAttached();
    await section.getByRole("link", { name: start.more }).click();
    await expect(page).toHaveURL(address("en", "/profile/following"));
  });
});
