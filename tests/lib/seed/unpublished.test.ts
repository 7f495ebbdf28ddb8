import { beforeAll, describe, expect, test } from "vitest";
import { countPages } from "#lib/content/cards/list-queries.ts";
import { countCards, listCards } from "#lib/content/cards/queries.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { isFiltered } from "#lib/content/search/filtered-lists.ts";
import { searchItems } from "#lib/content/search/queries.ts";
import { streamSitemapPages } from "#lib/content/sitemaps/queries.ts";
import { listUsers } from "#lib/people/users/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { resolveAddress } from "#lib/platform/routing/resolve.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { eachUnpublishedRecipe, liveRecipes, unpublishedRecipes } from "#tests/support/catalogue.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { otherCategoriesOf } from "#tests/support/sample/recipes.ts";
import { authors } from "#tests/support/sample/reference-data.ts";
import { pageAddresses, SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

setUpDatabase();

const keys = new SampleKeys();

beforeAll(async () => {
  await createSampleSite(keys);
});

test("the community has a draft, a submitted and a rejected recipe, without likes", () => {
  expect(unpublishedRecipes.map(({ state }) => state).toSorted()).toEqual(["draft", "rejected", "submitted"]);
  for (const { author, likedBy, publishedAt } of unpublishedRecipes) {
    expect(authors[author]?.type).toBe("community");
    expect(likedBy).toEqual([]);
    expect(publishedAt).toBeUndefined();
  }
});

test("no recipe comes with a rating", async () => {
  const stored = await db.select().from(itemStats);
  expect(stored.filter(({ ratingCount }) => ratingCount > 0)).toEqual([]);
});

test("rejected recipes have a reason", async () => {
  const rejected = (await db.select().from(items)).filter(({ state }) => state === "rejected");
  expect(rejected.map(({ rejection }) => Object.keys(rejection?.fields ?? {}).length > 0)).toEqual([true]);
});

describe.each(eachUnpublishedRecipe)("%s", (key, recipe) => {
  test("is stored and has no page", async () => {
    const stored = (await db.select().from(itemTexts)).filter(({ itemId }) => itemId === keys.id("recipe", key));
    expect(stored).toHaveLength(locales.length);
    for (const locale of locales) {
      expect(await getRecipe(locale, recipe.slug[locale])).toBeNull();
      for (const path of Object.values(pageAddresses("/recipes/[slug]", recipe.slug))) {
        const answer = await resolveAddress(path, new URLSearchParams(), locale, { findSlug, countPages, isFiltered });
        expect(answer.kind, path).toBe("not-found");
      }
    }
  });

  test("is not found by its title", async () => {
    for (const locale of locales) {
      const found = await searchItems({ locale, search: recipe.title[locale] });
      expect(found?.ids).not.toContain(keys.id("recipe", key));
    }
  });

  test("is not listed with its author, categories and ingredients", async () => {
    const lists = [
      { authorId: keys.id("user", recipe.author) },
      { categoryIds: keys.ids("category", [recipe.category, ...otherCategoriesOf(recipe)]) },
      { ingredientId: keys.id("ingredient", recipe.ingredients[0]?.items[0]?.ingredient ?? "") },
      { ids: [keys.id("recipe", key)] },
      { type: "recipe", authorType: "community" } as const,
    ];
    for (const list of lists) {
      const { data } = await listCards({ locale: "de", size: 1000, ...list });
      expect(data.map(({ id }) => id)).not.toContain(keys.id("recipe", key));
    }
  });
});

test("lists, profiles and the sitemap contain exactly the live recipes", async () => {
  for (const locale of locales) {
    expect((await countCards({ locale })).count).toBe(liveRecipes.length);
    const counted = (await listUsers(locale)).reduce((sum, { recipeCount }) => sum + recipeCount, 0);
    expect(counted).toBe(liveRecipes.length);
  }
  const listed: unknown[] = [];
  for await (const batch of (await streamSitemapPages({ kind: "recipes", number: 1 })) ?? [])
    listed.push(...batch.map(({ paths }) => paths));
  const addresses = liveRecipes.map(({ slug }) => pageAddresses("/recipes/[slug]", slug));
  expect(new Set(listed)).toEqual(new Set(addresses));
});
