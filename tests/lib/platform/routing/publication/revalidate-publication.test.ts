import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createLiveStory } from "#tests/lib/content/story-drafts/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();
const takeExpired = recordExpiry();
let anna: string;
beforeAll(async () => {
  anna = await createAnna();
});

test("expires pages, lists, feeds, sitemap and author of a recipe, and finds its new address", async () => {
  const find = () => findSlug("/recipes/[slug]", "de", "neue-suppe");
  // A page that does not exist is remembered for a while.
  expect(await find()).toBeNull();
  const itemId = await createTestRecipe(anna, { texts: { de: recipeTexts("neue-suppe", "Neue Suppe") } });
  await revalidatePublication({ type: "recipe", itemId, authorIds: [anna], slugs: ["neue-suppe", "alte-suppe"] });
  const lists = ["cards", "categories", "feeds", "ingredients", "tags", "users"];
  expect(takeExpired()).toEqual([...lists, "item:alte-suppe", "item:neue-suppe", "user:anna"].toSorted());
  expect(await find()).toBe("neue-suppe");
});

test("expires the same lists for a recipe whose author is gone", async () => {
  await revalidatePublication({ type: "recipe", itemId: randomUUID(), authorIds: [randomUUID()], slugs: [] });
  expect(takeExpired()).toEqual(["cards", "categories", "feeds", "ingredients", "tags", "users"]);
});

test("finds the new address of a story", async () => {
  const find = () => findSlug("/stories/[slug]", "de", "neuer-bericht");
  expect(await find()).toBeNull();
  const texts = { de: { slug: "neuer-bericht", title: "Neuer Bericht", summary: "", keywords: "", body: [] } };
  const itemId = await createLiveStory(anna, { texts });
  await revalidatePublication({ type: "article", itemId, authorIds: [anna], slugs: ["neuer-bericht"] });
  expect(await find()).toBe("neuer-bericht");
});

test("expires a story, its page of its own and both authors, and no page of an ingredient", async () => {
  const authorIds = [anna, await createJonas()];
  const change = { type: "article", itemId: randomUUID(), slugs: ["impressum"] } as const;
  await revalidatePublication({ ...change, authorIds, pageKey: "imprint" });
  const lists = ["cards", "categories", "feeds", "tags", "users"];
  expect(takeExpired()).toEqual([...lists, "item:impressum", "item:imprint", "user:anna", "user:jonas"].toSorted());
});
