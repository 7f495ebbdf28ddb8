import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import {
  cuisines,
  diets,
  goals,
  intolerances,
  noPreferences,
  type Preferences,
} from "#lib/people/preferences/preferences.ts";
import { listRecommendations } from "#lib/people/preferences/queries.ts";
import { unmetQuestions } from "#lib/people/preferences/recommendation.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { liveRecipes, rowsOf } from "#tests/support/catalogue.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { otherCategoriesOf } from "#tests/support/sample/recipes.ts";
import type { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

setUpDatabase();

/**
 * Excluded ingredients by diet and intolerance. Written by hand, independent of the search
 * vocabulary.
 */
const flesh = ["chicken-thigh", "smoked-bacon"];
const swims = ["salmon-fillet", "prawn", "mussel", "fish-stock"];
const dairy = [
  "butter",
  "whole-milk",
  "whipping-cream",
  "mascarpone",
  "sour-cream",
  "feta",
  "mozzarella",
  "parmesan",
  "italian-hard-cheese",
  "natural-yoghurt",
  "creme-fraiche",
  "low-fat-quark",
  "vanilla-ice-cream",
  "butter-biscuit",
];
const eggs = ["egg", "egg-yolk", "egg-white", "mayonnaise", "ladyfinger", "vanilla-ice-cream"];
const gluten = [
  "plain-flour",
  "bread-flour",
  "pizza-flour",
  "rye-flour",
  "rye-starter",
  "durum-semolina",
  "spaghetti",
  "ramen-noodles",
  "sourdough-bread",
  "ciabatta",
  "soy-sauce",
  "doubanjiang",
  "butter-biscuit",
  "ladyfinger",
  "rolled-oats",
  "oat-drink",
];
const excluded: Record<string, string[]> = {
  omnivore: [],
  pescatarian: flesh,
  vegetarian: [...flesh, ...swims, "parmesan"],
  vegan: [...flesh, ...swims, ...dairy, ...eggs],
  gluten,
  lactose: dairy,
  "low-carb": [],
};

let keys: SampleKeys;
const recipes = new Map<string, (typeof liveRecipes)[number]>();

beforeAll(async () => {
  keys = await createSampleSite();
  for (const recipe of liveRecipes) recipes.set(keys.id("recipe", recipe.key), recipe);
});

const recipeOf = (id: string) => {
  const recipe = recipes.get(id);
  if (!recipe) throw new Error(`recommended, but not live: ${id}`);
  return recipe;
};
const recommend = async (changes: Partial<Preferences>) => listRecommendations("de", { ...noPreferences, ...changes });
const keysOf = async (changes: Partial<Preferences>) => (await recommend(changes)).map(({ id }) => recipeOf(id).key);

const subsets = Array.from({ length: 2 ** intolerances.length }, (_, bits) =>
  intolerances.filter((_key, index) => bits & (1 << index)),
).map((without) => [without.join(", ") || "nothing", without] as const);

describe.each(diets)("%s", (diet) => {
  test.each(subsets)("recommends something without %s, and nothing excluded", async (_, without) => {
    const optional = [{}, { goals: [...goals] }, { cuisines: [...cuisines] }, { goals: ["baking" as const] }];
    for (const goalsOrCuisines of optional) {
      const recommendations = await recommend({ diet, intolerances: [...without], ...goalsOrCuisines });
      expect(recommendations.length, JSON.stringify({ diet, without, ...goalsOrCuisines })).toBeGreaterThan(0);
      for (const { id } of recommendations) {
        const recipe = recipeOf(id);
        const inside = rowsOf(recipe).map(({ ingredient }) => ingredient);
        for (const key of [diet, ...without]) {
          expect(
            inside.filter((ingredient) => excluded[key]?.includes(ingredient)),
            `${recipe.key} for ${key}`,
          ).toEqual([]);
        }
        if (without.includes("low-carb")) expect(recipe.tags).toContain("low-carb");
      }
    }
  });
});

test("finds recipes for every goal and every cuisine", async () => {
  for (const goal of goals) {
    const [first] = await recommend({ goals: [goal] });
    expect(first?.matches, goal).toContain(`goal:${goal}`);
  }
  for (const cuisine of cuisines) {
    const [first] = await recommend({ cuisines: [cuisine] });
    expect(first?.matches, cuisine).toContain(`cuisine:${cuisine}`);
  }
});

test("reports only filters that the recipe fulfils", async () => {
  for (const { id, matches, minutes } of await recommend({ goals: [...goals], cuisines: [...cuisines] })) {
    const recipe = recipeOf(id);
    const { duration, category, tags } = recipe;
    expect(minutes).toBe(duration.preparation + duration.baking + duration.resting);
    expect(matches.includes("goal:quick")).toBe(minutes <= 30);
    expect(matches.includes("goal:budget")).toBe(tags.includes("budget-friendly"));
    const categories = [category, ...otherCategoriesOf(recipe)];
    const matched = matches.flatMap((filter) => (filter.startsWith("cuisine:") ? filter.slice(8) : []));
    expect(matched).toEqual(cuisines.filter((key) => categories.some((one) => one === key)));
  }
});

test("orders recipes by the number of questions they fulfil", async () => {
  const preferences = { ...noPreferences, goals: ["quick" as const], cuisines: ["italian"] };
  const unmet = (await recommend(preferences)).map(
    (recommendation) => unmetQuestions(preferences, recommendation).length,
  );
  expect(unmet).toEqual([...unmet].sort());
  expect(new Set(unmet)).toEqual(new Set([0, 1, 2]));
});

test("spreads recipes of the same kind", async () => {
  const first = (await keysOf({ goals: ["baking"] })).slice(0, 6).map((key) => recipes.get(keys.id("recipe", key)));
  const categories = first.map((recipe) => (recipe ? [recipe.category, ...otherCategoriesOf(recipe)] : []));
  expect(categories.filter((all) => all.includes("cookies")).length).toBeLessThan(3);
});

test("recommends no drinks and no unpublished recipes", async () => {
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

test("recommends a recipe that is not indexed for a diet only without that diet", async () => {
  const id = keys.id("recipe", "hummus");
  expect(await keysOf({ diet: "vegan" })).toContain("hummus");
  onTestFinished(() => indexItems(db, [id]));
  await db.execute(sql`update search_docs set vector = ts_delete(vector, '@suits:vegan') where item_id = ${id}`);
  expect(await keysOf({ diet: "vegan" })).not.toContain("hummus");
  expect(await keysOf({})).toContain("hummus");
});
