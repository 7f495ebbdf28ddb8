import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { createIngredient } from "#lib/ingredients/mutations.ts";
import { kinds } from "#lib/larders/kinds.ts";
import { listEntries, listNeeds, listWaysOut } from "#lib/larders/queries.ts";
import { listUses, toUseUp } from "#lib/larders/uses.ts";
import { readWish } from "#lib/larders/wish.ts";
import { countRecipes } from "#lib/search/index-needs.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, kaesespaetzle, words } from "#tests/support/kitchen.ts";

ownDatabase();

const names = Object.fromEntries(kinds.map((kind) => [kind, `kind ${kind}`])) as Record<(typeof kinds)[number], string>;
const ids: Record<string, string> = {};
let dishes: Record<string, string>;

/** German, English, days it keeps. */
const lexicon = {
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

beforeAll(async () => {
  const cook = await anna();
  for (const [key, [de, en, keepsDays]] of Object.entries(lexicon)) {
    const text = (one: string) => ({ slug: one.toLowerCase().replaceAll(" ", "-"), one, many: one });
    ids[key] = await createIngredient({
      key,
      hasPage: false,
      isStaple: key === "salt",
      keepsDays,
      ...{ kcal: 0, fat: 0, protein: 0, carbohydrate: 0 },
      texts: { de: text(de), en: text(en) },
    });
  }
  const dish = (slug: string, keys: (keyof typeof lexicon)[], changes = {}) =>
    kaesespaetzle(cook, {
      texts: { de: words(slug, slug), en: words(`${slug}-en`, slug) },
      ingredients: keys.map((key) => ({
        groupPosition: 0,
        ingredientId: ids[key] ?? "",
        characteristic: {},
        addition: {},
      })),
      ...changes,
    });
  dishes = {
    mash: await dish("mash", ["potato", "salt"]),
    soup: await dish("soup", ["potato", "onion", "hokkaido-pumpkin", "salt"]),
    gratin: await dish("gratin", ["potato", "whipping-cream", "butter"]),
    creamed: await dish("creamed", ["potato", "spinach", "butter"]),
    pan: await dish("pan", ["potato", "shallot", "butter"]),
    nutty: await dish("nutty", ["potato", "walnut"]),
    custard: await dish("custard", ["egg", "egg-yolk", "whole-milk", "salt"]),
    onlyGerman: await dish("nur", ["spinach"], { texts: { de: words("nur", "nur") } }),
    draft: await dish("draft", ["spinach"], { state: "draft" }),
    later: await dish("later", ["spinach"], { publishedAt: new Date("2999-01-01") }),
    seasoned: await dish("seasoned", ["salt"]),
  };
  await db.execute(sql`update search_docs set like_count = 1 where item_id in ${[dishes.nutty, dishes.pan]}`);
});

async function used(query: Record<string, string | string[]>, locale: "de" | "en" = "de") {
  const wish = readWish(query, await listEntries(locale, names), locale);
  const found = await listUses(toUseUp(locale, wish));
  const nameOf = (id: string) => Object.keys(dishes).find((name) => dishes[name] === id) ?? id;
  return { ...found, dishes: found?.ids.map(nameOf) ?? null };
}

/** Where nothing else tells them apart. */
const byId = (...some: string[]) => some.toSorted((a, b) => ((dishes[a] ?? "") < (dishes[b] ?? "") ? -1 : 1));

describe("what is there is used up", () => {
  test("the fewest missing first, then what uses most, goes off first, is most liked; staples are there", async () => {
    const alike = byId("soup", "gratin", "creamed");
    expect((await used({ habe: "Kartoffel" })).dishes).toEqual(["mash", "nutty", "pan", ...alike]);
    const pantry = await used({ habe: ["kartoffel", "spinat", "butter"], kaufen: "0" });
    expect(pantry.dishes).toEqual(["creamed", "onlyGerman", "mash"]);
    const fridge = await used({ habe: ["kartoffel", "zwiebel", "schlagsahne"] });
    expect(fridge.dishes).toEqual(["mash", "gratin", "pan", "soup", "nutty", "creamed"]);
    const wanted = await used({ habe: ["kartoffel", "walnuss", "butter"], kaufen: "1" });
    expect(wanted.dishes?.slice(0, 2)).toEqual(["nutty", "mash"]);
  });

  test("a broad word counts for what is narrower, a narrow one not for what is broader", async () => {
    expect((await used({ habe: "Kürbis" })).dishes).toEqual(["soup"]);
    expect((await used({ habe: "Zwiebeln" })).dishes).toContain("pan");
    expect((await used({ habe: "Schalotten" })).dishes).toEqual(["pan"]);
    // Eggs have yolks: one thing used, one missing.
    expect((await used({ habe: "Eier", kaufen: "1" })).dishes).toEqual(["custard"]);
    expect((await used({ habe: "Eier", kaufen: "0" })).dishes).toEqual([]);
    expect((await used({ habe: "Eigelb", kaufen: "1" })).dishes).toEqual([]);
  });

  test("buys at most so many things", async () => {
    expect((await used({ habe: "kartoffel", kaufen: "0" })).dishes).toEqual(["mash"]);
    expect((await used({ habe: "kartoffel", kaufen: "1" })).dishes).toEqual(["mash", "nutty"]);
    expect((await used({ habe: "kartoffel", kaufen: "2" })).pagination?.count).toBe(6);
  });

  test("leaves out by meaning, staples too", async () => {
    expect((await used({ habe: "kartoffel", ohne: "Nüsse" })).dishes).not.toContain("nutty");
    expect((await used({ habe: "kartoffel", ohne: "Milch" })).dishes?.toSorted()).toEqual(["mash", "nutty", "soup"]);
    expect((await used({ habe: "kartoffel", ohne: "Salz" })).dishes).not.toContain("mash");
    expect((await used({ habe: "kartoffel", ohne: ["kartoffel"] })).dishes).toEqual([]);
  });

  test("shows what readers see in their language, and nothing where only staples are", async () => {
    expect((await used({ habe: "Spinat", kaufen: "0" })).dishes).toEqual(["onlyGerman"]);
    expect((await used({ have: "spinach" }, "en")).dishes).toEqual(["creamed"]);
    expect((await used({ habe: "Salz" })).dishes).toEqual([]);
  });

  test("a page after the last is empty, which is an answer", async () => {
    expect((await used({ habe: "kartoffel", page: "9" })).dishes).toEqual([]);
  });
});

test("where nothing fits there are ways out", async () => {
  const wish = readWish({ habe: "kürbis", kaufen: "0" }, await listEntries("de", names), "de");
  expect(await listWaysOut("de", wish)).toEqual([{ buy: 2, count: 1 }]);
  const strict = readWish({ habe: "kürbis", ohne: ["zwiebel", "ei"] }, await listEntries("de", names), "de");
  expect(await listWaysOut("de", strict)).toEqual([{ without: "onion", count: 1 }]);
  const stricter = readWish({ habe: "kürbis", ohne: "zwiebel", kaufen: "0" }, await listEntries("de", names), "de");
  expect(await listWaysOut("de", stricter)).toEqual([{ all: true, count: 1 }]);
});

test("where little fits, only what leads to more is a way out", async () => {
  const entries = await listEntries("de", names);
  const wish = readWish({ habe: "kartoffel", ohne: "Salz", kaufen: "1" }, entries, "de");
  const { pagination } = (await listUses(toUseUp("de", wish))) ?? {};
  const found = pagination?.count ?? 0;
  expect(found).toBeGreaterThan(0);
  const ways = await listWaysOut("de", wish, found);
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.every(({ count }) => count > found)).toBe(true);
  expect(await listWaysOut("de", wish, 1000)).toEqual([]);
});

test("what a recipe needs comes in the order of its list, each once", async () => {
  const needs = await listNeeds("de", [dishes.soup ?? ""]);
  expect(needs.map(({ name }) => name)).toEqual(["Kartoffel", "Zwiebel", "Hokkaidokürbis", "Salz"]);
  expect(needs.filter(({ isStaple }) => isStaple).map(({ name }) => name)).toEqual(["Salz"]);
});

test("what a recipe needs follows the recipe, rare things first", async () => {
  await countRecipes(db);
  const { rows } = await db.execute<{ key: string; rank: number; needs: number }>(sql`
    select key, rank, needs from recipe_needs join ingredients on id = ingredient_id where item_id = ${dishes.gratin}
    order by rank`);
  expect(rows.map(({ needs }) => needs)).toEqual([3, 3, 3]);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  await db.delete(items).where(sql`id = ${dishes.draft}`);
  const { rows: left } = await db.execute(sql`select from recipe_needs where item_id = ${dishes.draft}`);
  expect(left).toEqual([]);
});

test("where there are more than are read, what needs little is exact, and what is all there is found", async () => {
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
    insert into recipe_needs (item_id, ingredient_id, rank, needs)
    select item_id, id, rank, 2 from recipe, (values (${ids.potato}::uuid, 2), (${ids.onion}::uuid, 1)) as needed (id, rank)`);
  const both = await used({ habe: ["kartoffel", "zwiebel"] });
  expect(both.isCapped).toBe(true);
  expect(both.ids).toHaveLength(24);
  expect(both.ids?.some((id) => Object.values(dishes).includes(id))).toBe(false);
  expect(both.pagination?.count).toBeGreaterThan(24);
  const one = await used({ habe: "kartoffel" });
  expect(one.dishes?.[0]).toBe("mash");
});
