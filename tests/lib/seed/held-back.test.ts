import { beforeAll, describe, expect, test } from "vitest";
import { countPages } from "#lib/cards/lists.ts";
import { countCards, listCards } from "#lib/cards/queries.ts";
import { db } from "#lib/db/client.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { itemStats } from "#lib/db/tables/likes.ts";
import { locales } from "#lib/i18n/locales.ts";
import { resolve } from "#lib/i18n/resolve.ts";
import { findSlug } from "#lib/i18n/slugs.ts";
import { getRecipe } from "#lib/recipes/queries.ts";
import { isNarrowed } from "#lib/searches/narrowed.ts";
import { searchItems } from "#lib/searches/queries.ts";
import { authors } from "#lib/seed/authors.ts";
import { Keys, pageAddresses } from "#lib/seed/keys.ts";
import { ratings } from "#lib/seed/ratings.ts";
import { openSitemap } from "#lib/sitemaps/queries.ts";
import { listUsers } from "#lib/users/queries.ts";
import { eachHeldBack, heldBack, liveRecipes } from "#tests/support/catalogue.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { plantSample } from "#tests/support/sample-site.ts";

ownDatabase();

const keys = new Keys();

beforeAll(async () => {
  await plantSample(keys);
});

test("the community has a draft, something submitted and something sent back, and nobody likes or rates them yet", () => {
  expect(heldBack.map(({ state }) => state).toSorted()).toEqual(["draft", "rejected", "submitted"]);
  for (const { key, author, likedBy, publishedAt } of heldBack) {
    expect(authors[author].type).toBe("community");
    expect(likedBy).toEqual([]);
    expect(ratings[key]).toBeUndefined();
    expect(publishedAt).toBeUndefined();
  }
});

test("what is live is rated as it is written", async () => {
  const stored = await db.select().from(itemStats);
  for (const { key } of liveRecipes) {
    const stars = Object.values(ratings[key] ?? {});
    const stats = stored.find(({ itemId }) => itemId === keys.id("recipe", key));
    expect(stats, key).toMatchObject({
      ratingCount: stars.length,
      ratingSum: stars.reduce((sum, one) => sum + one, 0),
    });
  }
});

test("what was sent back says why", async () => {
  const rejected = (await db.select().from(items)).filter(({ state }) => state === "rejected");
  expect(rejected.map(({ rejection }) => Object.keys(rejection?.fields ?? {}).length > 0)).toEqual([true]);
});

describe.each(eachHeldBack)("%s", (key, recipe) => {
  test("is stored, and has no page in any language", async () => {
    const stored = (await db.select().from(itemTexts)).filter(({ itemId }) => itemId === keys.id("recipe", key));
    expect(stored).toHaveLength(locales.length);
    for (const locale of locales) {
      expect(await getRecipe(locale, recipe.slug[locale])).toBeNull();
      for (const path of Object.values(pageAddresses("/recipes/[slug]", recipe.slug))) {
        const answer = await resolve(path, new URLSearchParams(), locale, { findSlug, countPages, isNarrowed });
        expect(answer.kind, path).toBe("missing");
      }
    }
  });

  test("is not found by its title", async () => {
    for (const locale of locales) {
      const found = await searchItems({ locale, search: recipe.title[locale] });
      expect(found?.ids).not.toContain(keys.id("recipe", key));
    }
  });

  test("does not stand in the lists of its kitchen, its categories and its ingredients", async () => {
    const lists = [
      { authorId: keys.id("user", recipe.author) },
      { categoryIds: keys.ids("category", [recipe.category, ...recipe.moreCategories]) },
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

test("lists, profiles and the sitemap know the live recipes and no others", async () => {
  for (const locale of locales) {
    expect((await countCards({ locale })).count).toBe(liveRecipes.length);
    const counted = (await listUsers(locale)).reduce((sum, { recipeCount }) => sum + recipeCount, 0);
    expect(counted).toBe(liveRecipes.length);
  }
  const listed: unknown[] = [];
  for await (const batch of (await openSitemap({ kind: "recipes", number: 1 })) ?? [])
    listed.push(...batch.map(({ paths }) => paths));
  const addresses = liveRecipes.map(({ slug }) => pageAddresses("/recipes/[slug]", slug));
  expect(new Set(listed)).toEqual(new Set(addresses));
});
