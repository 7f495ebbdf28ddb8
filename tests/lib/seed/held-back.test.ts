import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { countPages } from "#lib/cards/lists.ts";
import { countCards, listCards, searchCards } from "#lib/cards/queries.ts";
import { db } from "#lib/db/client.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { pictures as pictureTable, videos as videoTable } from "#lib/db/tables/pictures.ts";
import { locales } from "#lib/i18n/locales.ts";
import { resolve } from "#lib/i18n/resolve.ts";
import { findSlug } from "#lib/i18n/slugs.ts";
import { getRecipe } from "#lib/recipes/queries.ts";
import { authors } from "#lib/seed/authors.ts";
import { Keys, pageAddresses } from "#lib/seed/keys.ts";
import { plantLexicon } from "#lib/seed/plant-lexicon.ts";
import { plantPeople } from "#lib/seed/plant-people.ts";
import { plantRecipes } from "#lib/seed/plant-recipes.ts";
import { plantTaxonomy } from "#lib/seed/plant-taxonomy.ts";
import { videos } from "#lib/seed/videos.ts";
import { openSitemap } from "#lib/sitemaps/queries.ts";
import { listUsers } from "#lib/users/queries.ts";
import { eachHeldBack, heldBack, liveRecipes, pictures } from "#tests/support/catalogue.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const keys = new Keys();

beforeAll(async () => {
  await hangPictures();
  await plantTaxonomy(keys);
  await plantLexicon(keys);
  await plantPeople(keys);
  await plantRecipes(keys);
});

/** Rows without files: nobody looks at the pictures here. */
async function hangPictures() {
  const shape = { width: 1600, height: 1200 };
  for (const name of pictures) {
    const row = { id: randomUUID(), ...shape, mime: "image/jpeg", bytes: 1, placeholder: "", alts: { de: "", en: "" } };
    await db.insert(pictureTable).values({ ...row, storageKey: name });
    keys.add("picture", name, row.id);
  }
  for (const { key, picture, titles, seconds } of videos) {
    const row = { id: randomUUID(), ...shape, titles, seconds, mp4Key: key, captionKeys: { de: "", en: "" } };
    await db.insert(videoTable).values({ ...row, posterId: keys.id("picture", picture) });
    keys.add("video", key, row.id);
  }
}

test("the community has a draft, something submitted and something sent back, and nobody likes them yet", () => {
  expect(heldBack.map(({ state }) => state).toSorted()).toEqual(["draft", "rejected", "submitted"]);
  for (const { author, likedBy, publishedAt } of heldBack) {
    expect(authors[author].type).toBe("community");
    expect(likedBy).toEqual([]);
    expect(publishedAt).toBeUndefined();
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
        const answer = await resolve(path, new URLSearchParams(), locale, { findSlug, countPages });
        expect(answer.kind, path).toBe("missing");
      }
    }
  });

  test("is not found by its title", async () => {
    for (const locale of locales) {
      const found = await searchCards({ locale, search: recipe.title[locale] });
      expect(found.data.map(({ id }) => id)).not.toContain(keys.id("recipe", key));
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
    expect(await countCards({ locale })).toBe(liveRecipes.length);
    const counted = (await listUsers(locale)).reduce((sum, { recipeCount }) => sum + recipeCount, 0);
    expect(counted).toBe(liveRecipes.length);
  }
  const listed: unknown[] = [];
  for await (const batch of (await openSitemap({ kind: "recipes", number: 1 })) ?? [])
    listed.push(...batch.map(({ paths }) => paths));
  const addresses = liveRecipes.map(({ slug }) => pageAddresses("/recipes/[slug]", slug));
  expect(new Set(listed)).toEqual(new Set(addresses));
});
