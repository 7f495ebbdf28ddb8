import { expect, test } from "vitest";
import { revalidateItem, revalidateItems } from "#lib/platform/routing/revalidate-item.ts";
import { createLiveStory } from "#tests/lib/content/story-drafts/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();
const takeExpired = recordExpiry();

test("the pages of a recipe expire in both languages, and no others", async () => {
  const authorId = await createAnna();
  const soup = await createTestRecipe(authorId);
  const cake = await createTestRecipe(authorId, { texts: { de: recipeTexts("kuchen", "Kuchen") } });
  await createTestRecipe(authorId, { texts: { de: recipeTexts("brot", "Brot") } });
  await revalidateItem(soup);
  expect(takeExpired()).toEqual((await itemTags(soup)).toSorted());
  await revalidateItems([soup, cake]);
  expect(takeExpired()).toEqual(["item:cheese-spaetzle", "item:kaesespaetzle", "item:kuchen"]);
  await revalidateItems([]);
  expect(takeExpired()).toEqual([]);
});

test("a static page expires by its key, by which it is found", async () => {
  const page = await createLiveStory(await createReader(), { storyType: "static_page", pageKey: "terms" });
  await revalidateItem(page);
  expect(takeExpired()).toEqual([...(await itemTags(page)), "item:terms"].toSorted());
});
