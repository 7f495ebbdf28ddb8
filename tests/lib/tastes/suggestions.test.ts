import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import type { Keys } from "#lib/seed/keys.ts";
import { cuisines, diets, goals, intolerances, noTaste, type Taste } from "#lib/tastes/choices.ts";
import { listSuggestions } from "#lib/tastes/queries.ts";
import { missedBy } from "#lib/tastes/suggestion.ts";
import { liveRecipes, rowsOf } from "#tests/support/catalogue.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { plantSample } from "#tests/support/sample-site.ts";

ownDatabase();

/** Written down by hand, and not as the search understands them: what somebody does not eat, as keys of the lexicon. */
const flesh = ["chicken-thigh", "smoked-bacon"];
const swims = ["salmon-fillet", "prawn", "mussel", "fish-stock"];
const dairy = [
  ...["butter", "whole-milk", "whipping-cream", "mascarpone", "sour-cream", "feta", "mozzarella", "parmesan"],
  ...["italian-hard-cheese", "natural-yoghurt", "creme-fraiche", "low-fat-quark", "vanilla-ice-cream"],
  "butter-biscuit",
];
const eggs = ["egg", "egg-yolk", "egg-white", "mayonnaise", "ladyfinger", "vanilla-ice-cream"];
const gluten = [
  ...["plain-flour", "bread-flour", "pizza-flour", "rye-flour", "rye-starter", "durum-semolina", "spaghetti"],
  ...["ramen-noodles", "sourdough-bread", "ciabatta", "soy-sauce", "doubanjiang", "butter-biscuit", "ladyfinger"],
  ...["rolled-oats", "oat-drink"],
];
const refused: Record<string, string[]> = {
  omnivore: [],
  pescatarian: flesh,
  vegetarian: [...flesh, ...swims, "parmesan"],
  vegan: [...flesh, ...swims, ...dairy, ...eggs],
  gluten,
  lactose: dairy,
  "low-carb": [],
};

let keys: Keys;
const recipes = new Map<string, (typeof liveRecipes)[number]>();

beforeAll(async () => {
  keys = await plantSample();
  for (const recipe of liveRecipes) recipes.set(keys.id("recipe", recipe.key), recipe);
});

const recipeOf = (id: string) => {
  const recipe = recipes.get(id);
  if (!recipe) throw new Error(`suggested, but not live: ${id}`);
  return recipe;
};
const suggest = async (taste: Partial<Taste>) => listSuggestions("de", { ...noTaste, ...taste });
const keysOf = async (taste: Partial<Taste>) => (await suggest(taste)).map(({ id }) => recipeOf(id).key);

const subsets = Array.from({ length: 2 ** intolerances.length }, (_, bits) =>
  intolerances.filter((_key, place) => bits & (1 << place)),
).map((without) => [without.join(", ") || "nothing", without] as const);

describe.each(diets)("%s", (diet) => {
  test.each(subsets)("without %s: nothing that is refused, and something always", async (_, without) => {
    const wishes = [{}, { goals: [...goals] }, { cuisines: [...cuisines] }, { goals: ["baking" as const] }];
    for (const wish of wishes) {
      const suggestions = await suggest({ diet, intolerances: [...without], ...wish });
      expect(suggestions.length, JSON.stringify({ diet, without, wish })).toBeGreaterThan(0);
      for (const { id } of suggestions) {
        const recipe = recipeOf(id);
        const inside = rowsOf(recipe).map(({ ingredient }) => ingredient);
        for (const key of [diet, ...without]) {
          expect(
            inside.filter((ingredient) => refused[key]?.includes(ingredient)),
            `${recipe.key} for ${key}`,
          ).toEqual([]);
        }
        if (without.includes("low-carb")) expect(recipe.tags).toContain("low-carb");
      }
    }
  });
});

test("every goal and every cuisine has recipes that serve it", async () => {
  for (const goal of goals) {
    const [first] = await suggest({ goals: [goal] });
    expect(first?.wishes, goal).toContain(`goal:${goal}`);
  }
  for (const cuisine of cuisines) {
    const [first] = await suggest({ cuisines: [cuisine] });
    expect(first?.wishes, cuisine).toContain(`cuisine:${cuisine}`);
  }
});

test("what a recipe is said to have, it has", async () => {
  for (const { id, wishes, minutes } of await suggest({ goals: [...goals], cuisines: [...cuisines] })) {
    const { duration, category, moreCategories, tags } = recipeOf(id);
    expect(minutes).toBe(duration.preparation + duration.baking + duration.resting);
    expect(wishes.includes("goal:quick")).toBe(minutes <= 30);
    expect(wishes.includes("goal:budget")).toBe(tags.includes("budget-friendly"));
    const filed = [category, ...moreCategories];
    const said = wishes.flatMap((wish) => (wish.startsWith("cuisine:") ? wish.slice(8) : []));
    expect(said).toEqual(cuisines.filter((key) => filed.some((one) => one === key)));
  }
});

test("whatever has all of it comes before what has some of it, and that before what has none", async () => {
  const taste = { ...noTaste, goals: ["quick" as const], cuisines: ["italian"] };
  const missed = (await suggest(taste)).map((suggestion) => missedBy(taste, suggestion).length);
  expect(missed).toEqual([...missed].sort());
  expect(new Set(missed)).toEqual(new Set([0, 1, 2]));
});

test("six of the same kind do not stand side by side", async () => {
  const first = (await keysOf({ goals: ["baking"] })).slice(0, 6).map((key) => recipes.get(keys.id("recipe", key)));
  const filed = first.map((recipe) => recipe?.moreCategories.concat(recipe.category) ?? []);
  expect(filed.filter((all) => all.includes("cookies")).length).toBeLessThan(3);
});

test("nothing to drink, and nothing readers may not see", async () => {
  const all = await keysOf({});
  expect(all.length).toBeGreaterThan(30);
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain("negroni");
  const id = keys.id("recipe", "shakshuka");
  expect(all).toContain("shakshuka");
  await db.update(items).set({ state: "draft" }).where(eq(items.id, id));
  expect(await keysOf({})).not.toContain("shakshuka");
  await db.update(items).set({ state: "live" }).where(eq(items.id, id));
});

test("a recipe the search has not read suits nobody who has to rely on it", async () => {
  const id = keys.id("recipe", "hummus");
  expect(await keysOf({ diet: "vegan" })).toContain("hummus");
  await db.execute(sql`update search_docs set vector = ts_delete(vector, '@suits:vegan') where item_id = ${id}`);
  expect(await keysOf({ diet: "vegan" })).not.toContain("hummus");
  expect(await keysOf({})).toContain("hummus");
});
