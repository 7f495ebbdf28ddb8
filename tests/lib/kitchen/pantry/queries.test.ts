import { notInArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { updateRecipeCounts } from "#lib/content/search-index/required-ingredients.ts";
import { ingredientGroups } from "#lib/kitchen/pantry/ingredient-groups.ts";
import { parsePantryQuery } from "#lib/kitchen/pantry/pantry-query.ts";
import { listIngredientOptions, listNeededIngredients, listRelaxations } from "#lib/kitchen/pantry/queries.ts";
import { listRecipeMatches, toMatchCriteria } from "#lib/kitchen/pantry/recipe-match-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

const names = Object.fromEntries(ingredientGroups.map((kind) => [kind, `kind ${kind}`])) as Record<
  (typeof ingredientGroups)[number],
  string
>;
const ids: Record<string, string> = {};
let dishes: Record<string, string>;
let authorId: string;

/** German name, English name, shelf life in days. */
const ingredients = {
  salt: ["Salz", "salt", 365],
  potato: ["Kartoffel", "potato", 30],
  "whipping-cream": ["Schlagsahne", "whipping cream", 3],
  "hokkaido-pumpkin": ["Hokkaidokürbis", "Hokkaido pumpkin", 30],
  spinach: ["Spinat", "spinach", 3],
  onion: ["Zwiebel", "onion", 30],
  shallot: ["Schalotte", "shallot", 30],
  walnut: ["Walnuss", "walnut", 180],
  butter: ["Butter", "butter", 30],
  "whole-milk": ["Vollmilch", "whole milk", 5],
  egg: ["Ei", "egg", 14],
  "egg-yolk": ["Eigelb", "egg yolk", 2],
} as const;

function createDish(slug: string, keys: (keyof typeof ingredients)[], changes = {}): Promise<string> {
  return createTestRecipe(authorId, {
    texts: { de: recipeTexts(slug, slug), en: recipeTexts(`${slug}-en`, slug) },
    ingredients: keys.map((key) => ({
      groupPosition: 0,
      ingredientId: ids[key] ?? "",
      characteristic: {},
      addition: {},
    })),
    ...changes,
  });
}

beforeAll(async () => {
  authorId = await createAnna();
  for (const [key, [de, en, shelfLifeDays]] of Object.entries(ingredients)) {
    const text = (one: string) => ({ slug: slugify(one), singular: one, plural: one });
    ids[key] = await importEntry("ingredients", {
      key,
      hasPage: false,
      isStaple: key === "salt",
      shelfLifeDays,
      kcal: 0,
      fat: 0,
      protein: 0,
      carbohydrate: 0,
      texts: { de: text(de), en: text(en) },
    });
  }
  dishes = {
    mash: await createDish("mash", ["potato", "salt"]),
    soup: await createDish("soup", ["potato", "onion", "hokkaido-pumpkin", "salt"]),
    gratin: await createDish("gratin", ["potato", "whipping-cream", "butter"]),
    creamed: await createDish("creamed", ["potato", "spinach", "butter"]),
    pan: await createDish("pan", ["potato", "shallot", "butter"]),
    nutty: await createDish("nutty", ["potato", "walnut"]),
    custard: await createDish("custard", ["egg", "egg-yolk", "whole-milk", "salt"]),
    onlyGerman: await createDish("nur", ["spinach"], { texts: { de: recipeTexts("nur", "nur") } }),
    draft: await createDish("draft", ["spinach"], { state: "draft" }),
    later: await createDish("later", ["spinach"], { publishedAt: new Date("2999-01-01") }),
    seasoned: await createDish("seasoned", ["salt"]),
  };
  await db.execute(sql`update search_docs set like_count = 1 where item_id in ${[dishes.nutty, dishes.pan]}`);
});

async function match(params: Record<string, string | string[]>, locale: "de" | "en" = "de") {
  const query = parsePantryQuery(params, await listIngredientOptions(locale, names), locale);
  const found = await listRecipeMatches(toMatchCriteria(locale, query));
  const nameOf = (id: string) => Object.keys(dishes).find((name) => dishes[name] === id) ?? id;
  return { ...found, dishes: found?.ids.map(nameOf) ?? null };
}

/** Recipes that are equal otherwise are ordered by id. */
const byId = (...some: string[]) => some.toSorted((a, b) => ((dishes[a] ?? "") < (dishes[b] ?? "") ? -1 : 1));

describe("listRecipeMatches", () => {
  test("orders by missing ingredients, used picks, shelf life and likes, and ignores staples", async () => {
    const alike = byId("soup", "gratin", "creamed");
    expect((await match({ habe: "Kartoffel" })).dishes).toEqual(["mash", "nutty", "pan", ...alike]);
    const pantry = await match({ habe: ["kartoffel", "spinat", "butter"], kaufen: "0" });
    expect(pantry.dishes).toEqual(["creamed", "onlyGerman", "mash"]);
    const fridge = await match({ habe: ["kartoffel", "zwiebel", "schlagsahne"] });
    expect(fridge.dishes).toEqual(["mash", "gratin", "pan", "soup", "nutty", "creamed"]);
    const wanted = await match({ habe: ["kartoffel", "walnuss", "butter"], kaufen: "1" });
    expect(wanted.dishes?.slice(0, 2)).toEqual(["nutty", "mash"]);
  });

  test("lets a broad term cover narrower ones, but not the other way round", async () => {
    expect((await match({ habe: "Kürbis" })).dishes).toEqual(["soup"]);
    expect((await match({ habe: "Zwiebeln" })).dishes).toContain("pan");
    expect((await match({ habe: "Schalotten" })).dishes).toEqual(["pan"]);
    // Eggs cover yolks: one ingredient used, one missing.
    expect((await match({ habe: "Eier", kaufen: "1" })).dishes).toEqual(["custard"]);
    expect((await match({ habe: "Eier", kaufen: "0" })).dishes).toEqual([]);
    expect((await match({ habe: "Eigelb", kaufen: "1" })).dishes).toEqual([]);
  });

  test("limits the number of missing ingredients", async () => {
    expect((await match({ habe: "kartoffel", kaufen: "0" })).dishes).toEqual(["mash"]);
    expect((await match({ habe: "kartoffel", kaufen: "1" })).dishes).toEqual(["mash", "nutty"]);
    expect((await match({ habe: "kartoffel", kaufen: "2" })).pagination?.count).toBe(6);
  });

  test("excludes by concept, staples included", async () => {
    expect((await match({ habe: "kartoffel", ohne: "Nüsse" })).dishes).not.toContain("nutty");
    expect((await match({ habe: "kartoffel", ohne: "Milch" })).dishes?.toSorted()).toEqual(["mash", "nutty", "soup"]);
    expect((await match({ habe: "kartoffel", ohne: "Salz" })).dishes).not.toContain("mash");
    expect((await match({ habe: "kartoffel", ohne: ["kartoffel"] })).dishes).toEqual([]);
  });

  test("finds public recipes of the language, and none for staples alone", async () => {
    expect((await match({ habe: "Spinat", kaufen: "0" })).dishes).toEqual(["onlyGerman"]);
    expect((await match({ have: "spinach" }, "en")).dishes).toEqual(["creamed"]);
    expect((await match({ habe: "Salz" })).dishes).toEqual([]);
  });

  test("returns an empty page after the last one", async () => {
    expect((await match({ habe: "kartoffel", page: "9" })).dishes).toEqual([]);
  });
});

test("relaxes a query without matches", async () => {
  const query = parsePantryQuery({ habe: "kürbis", kaufen: "0" }, await listIngredientOptions("de", names), "de");
  expect(await listRelaxations("de", query)).toEqual([{ buy: 2, count: 1 }]);
  const strict = parsePantryQuery(
    { habe: "kürbis", ohne: ["zwiebel", "ei"] },
    await listIngredientOptions("de", names),
    "de",
  );
  expect(await listRelaxations("de", strict)).toEqual([{ without: "onion", count: 1 }]);
  const stricter = parsePantryQuery(
    { habe: "kürbis", ohne: "zwiebel", kaufen: "0" },
    await listIngredientOptions("de", names),
    "de",
  );
  expect(await listRelaxations("de", stricter)).toEqual([{ all: true, count: 1 }]);
});

test("relaxes a query with few matches only where that finds more", async () => {
  const options = await listIngredientOptions("de", names);
  const query = parsePantryQuery({ habe: "kartoffel", ohne: "Salz", kaufen: "1" }, options, "de");
  const { pagination } = (await listRecipeMatches(toMatchCriteria("de", query))) ?? {};
  const found = pagination?.count ?? 0;
  expect(found).toBeGreaterThan(0);
  const relaxations = await listRelaxations("de", query, found);
  expect(relaxations.length).toBeGreaterThan(0);
  expect(relaxations.every(({ count }) => count > found)).toBe(true);
  expect(await listRelaxations("de", query, 1000)).toEqual([]);
});

test("lists the ingredients of a recipe in order, each once", async () => {
  const needed = await listNeededIngredients("de", [dishes.soup ?? ""]);
  expect(needed.map(({ name }) => name)).toEqual(["Kartoffel", "Zwiebel", "Hokkaidokürbis", "Salz"]);
  expect(needed.filter(({ isStaple }) => isStaple).map(({ name }) => name)).toEqual(["Salz"]);
});

test("ranks the required ingredients of a recipe by rarity and deletes them with it", async () => {
  await updateRecipeCounts(db);
  const { rows } = await db.execute<{ key: string; rank: number; ingredient_count: number }>(sql`
    select key, rank, ingredient_count from recipe_required_ingredients join ingredients on id = ingredient_id where item_id = ${dishes.gratin}
    order by rank`);
  expect(rows.map(({ ingredient_count }) => ingredient_count)).toEqual([3, 3, 3]);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  const gone = await createDish("gone", ["spinach"], { state: "draft" });
  const selectRows = sql`select from recipe_required_ingredients where item_id = ${gone}`;
  expect((await db.execute(selectRows)).rows).toHaveLength(1);
  await db.delete(items).where(sql`id = ${gone}`);
  expect((await db.execute(selectRows)).rows).toEqual([]);
});

test("finds complete and small recipes even when there are more rows than are read", async () => {
  onTestFinished(async () => {
    await db.delete(items).where(notInArray(items.id, Object.values(dishes)));
  });
  await db.execute(sql`
    with made as (
      insert into items (type, state, author_id, published_at)
      select 'recipe', 'live', (select author_id from items limit 1), now() from generate_series(1, 1100) returning id
    ), recipe as (
      insert into recipes (item_id, preparation, servings_amount, utensils, steps) select id, 1, 1, '[]', '[]' from made returning item_id
    ), docs as (
      insert into search_docs (item_id, type, locales, vector, facets, published_at)
      select id, 'recipe', '{de}', '', '{}', now() from made
    )
    insert into recipe_required_ingredients (item_id, ingredient_id, rank, ingredient_count)
    select item_id, id, rank, 2 from recipe, (values (${ids.potato}::uuid, 2), (${ids.onion}::uuid, 1)) as needed (id, rank)`);
  const both = await match({ habe: ["kartoffel", "zwiebel"] });
  expect(both.isCapped).toBe(true);
  expect(both.ids).toHaveLength(24);
  expect(both.ids?.some((id) => Object.values(dishes).includes(id))).toBe(false);
  expect(both.pagination?.count).toBeGreaterThan(24);
  const one = await match({ habe: "kartoffel" });
  expect(one.dishes?.[0]).toBe("mash");
});
