import { expect, test, vi } from "vitest";

const { revalidateTag } = vi.hoisted(() => ({ revalidateTag: vi.fn() }));
vi.mock("next/cache", () => ({ revalidateTag, unstable_cache: (query: unknown) => query }));

import { revalidatePublication } from "#lib/recipe-drafts/revalidation.ts";
import { findSlug } from "#lib/routing/slugs.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

test("expires pages, lists, feeds, sitemap and author of a recipe, and finds its new address", async () => {
  const authorId = await createAnna();
  const find = () => findSlug("/recipes/[slug]", "de", "neue-suppe");
  // A page that does not exist is remembered for a while.
  expect(await find()).toBeNull();
  const recipeId = await createTestRecipe(authorId, { texts: { de: recipeTexts("neue-suppe", "Neue Suppe") } });
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  await revalidatePublication({ recipeId, authorId, slugs: ["neue-suppe", "alte-suppe"] });
  vi.unstubAllEnvs();
  const tags = revalidateTag.mock.calls.map(([tag]) => tag);
  expect(tags).toEqual(expect.arrayContaining(["cards", "feeds", "user:anna", "item:neue-suppe", "item:alte-suppe"]));
  expect(await find()).toBe("neue-suppe");
});
