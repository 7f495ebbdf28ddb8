import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { revalidatePublication } from "#lib/recipe-drafts/revalidation.ts";
import { findSlug } from "#lib/routing/slugs.ts";
import { recordExpiry } from "#tests/lib/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();
const takeExpired = recordExpiry();

test("expires pages, lists, feeds, sitemap and author of a recipe, and finds its new address", async () => {
  const authorId = await createAnna();
  const find = () => findSlug("/recipes/[slug]", "de", "neue-suppe");
  // A page that does not exist is remembered for a while.
  expect(await find()).toBeNull();
  const recipeId = await createTestRecipe(authorId, { texts: { de: recipeTexts("neue-suppe", "Neue Suppe") } });
  await revalidatePublication({ recipeId, authorId, slugs: ["neue-suppe", "alte-suppe"] });
  const lists = ["cards", "categories", "feeds", "ingredients", "tags", "users"];
  expect(takeExpired()).toEqual([...lists, "item:alte-suppe", "item:neue-suppe", "user:anna"].toSorted());
  expect(await find()).toBe("neue-suppe");
});

test("expires the same lists for a recipe whose author is gone", async () => {
  await revalidatePublication({ recipeId: randomUUID(), authorId: randomUUID(), slugs: [] });
  expect(takeExpired()).toEqual(["cards", "categories", "feeds", "ingredients", "tags", "users"]);
});
