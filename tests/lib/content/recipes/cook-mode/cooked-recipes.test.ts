import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CookedRecipe,
  findRecipe,
  listDishes,
  maxDishes,
  parseCookedRecipes,
  recordStep,
  removeRecipe,
  setDish,
} from "#lib/content/recipes/cook-mode/cooked-recipes.ts";

const now = Date.UTC(2026, 10, 22, 18);
const recipeOf = (recipeId: string, changes: Partial<CookedRecipe> = {}): CookedRecipe => ({
  recipeId,
  title: recipeId,
  href: `/de/rezepte/${recipeId}`,
  step: 1,
  updatedAtMs: now,
  isDish: false,
  ...changes,
});

test("reads what was stored within a day", () => {
  const recipes = [recipeOf("brot", { step: 3 }), recipeOf("suppe")];
  expect(parseCookedRecipes(JSON.stringify(recipes), now + 1000)).toEqual(recipes);
  expect(parseCookedRecipes(JSON.stringify(recipes), now + 25 * 3_600_000)).toEqual([]);
});

test("leaves out what is not a recipe", () => {
  for (const text of [null, "", "{", "null", "{}", "[null,1]"]) expect(parseCookedRecipes(text, now)).toEqual([]);
  fc.assert(fc.property(fc.json(), (text) => Array.isArray(parseCookedRecipes(text, now))));
  for (const change of [{ step: -1 }, { href: "//evil.example" }, { isDish: "yes" }, { title: "" }])
    expect(parseCookedRecipes(JSON.stringify([{ ...recipeOf("brot"), ...change }]), now)).toEqual([]);
});

test("records the latest step, newest last, and keeps the dish", () => {
  let recipes = setDish([recipeOf("brot"), recipeOf("suppe")], "brot", true);
  recipes = recordStep(recipes, { ...recipeOf("brot"), step: 4 });
  expect(recipes.map(({ recipeId }) => recipeId)).toEqual(["suppe", "brot"]);
  expect(findRecipe(recipes, "brot")).toMatchObject({ step: 4, isDish: true });
  expect(removeRecipe(recipes, "brot")).toHaveLength(1);
});

test("a recipe that is cooked beside a dish becomes a dish", () => {
  const alone = recordStep([recipeOf("brot")], recipeOf("suppe"));
  expect(listDishes(alone)).toEqual([]);
  const beside = recordStep(setDish(alone, "brot", true), { ...recipeOf("suppe"), step: 2 });
  expect(listDishes(beside).map(({ recipeId }) => recipeId)).toEqual(["brot", "suppe"]);
});

test("limits what is stored", () => {
  let recipes: CookedRecipe[] = [];
  for (let i = 0; i < 30; i += 1) recipes = recordStep(recipes, recipeOf(`${i}`));
  expect(recipes).toHaveLength(20);
});

test("a fifth dish takes the place of the one used longest ago", () => {
  let recipes = ["a", "b", "c", "d", "e"].map((id, index) => recipeOf(id, { updatedAtMs: now + index }));
  for (const id of ["b", "a", "c", "d"]) recipes = setDish(recipes, id, true);
  expect(listDishes(recipes).map(({ recipeId }) => recipeId)).toEqual(["a", "b", "c", "d"]);
  recipes = setDish(recipes, "e", true);
  expect(listDishes(recipes).map(({ recipeId }) => recipeId)).toEqual(["b", "c", "d", "e"]);
  expect(listDishes(setDish(recipes, "c", false)).map(({ recipeId }) => recipeId)).toEqual(["b", "d", "e"]);
});

test("there are never more than four dishes", () => {
  const ids = fc.constantFrom("a", "b", "c", "d", "e", "f", "g");
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, fc.boolean())), (changes) => {
      let recipes = ["a", "b", "c", "d", "e", "f", "g"].map((id) => recipeOf(id));
      for (const [id, isDish] of changes) {
        recipes = setDish(recipes, id, isDish);
        if (listDishes(recipes).some(({ recipeId }) => recipeId === id) !== isDish) return false;
      }
      return listDishes(recipes).length <= maxDishes;
    }),
  );
});
