import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseRelated, type RelatableRecipe } from "#lib/content/recipes/related/choose-related.ts";

const groups: Record<string, string> = {
  cake: "baking",
  cookies: "baking",
  soup: "course",
  salad: "course",
  german: "cuisine",
  thai: "cuisine",
  pumpkin: "ingredient",
  juices: "drinks",
  cocktails: "drinks",
  vegan: "diet",
  vegetarian: "diet",
};
const recipe = (id: string, categories: string, tags = ""): RelatableRecipe => ({
  id,
  mainCategory: null,
  categories: categories.split(" ").map((key) => ({ key, group: `group-${groups[key]}` })),
  tags: tags.split(" ").filter(Boolean),
});
const chooseFor = (own: RelatableRecipe, others: RelatableRecipe[], size: number) =>
  chooseRelated(own.id, [own, ...others], size);
const plain = (count: number) => Array.from({ length: count }, (_, n) => recipe(`plain-${n}`, "thai"));

test("the same course comes before the same country and ingredient", () => {
  const candidates = [recipe("stew", "german pumpkin"), recipe("thai-soup", "soup thai"), ...plain(4)];
  expect(chooseFor(recipe("own", "soup german pumpkin"), candidates, 2)).toEqual(["thai-soup", "stew"]);
});

test("a rare label says more than one that nearly all have", () => {
  const candidates = [
    recipe("of-all", "salad"),
    recipe("of-few", "cookies"),
    ...plain(6).map((one) => recipe(one.id, "salad")),
  ];
  expect(chooseFor(recipe("own", "salad cookies"), candidates, 1)).toEqual(["of-few"]);
});

test("a vegan recipe leads to vegan ones, a vegetarian one to both", () => {
  const candidates = [recipe("any", "soup"), recipe("vegetarian", "soup vegetarian"), recipe("vegan", "salad vegan")];
  expect(chooseFor(recipe("own", "soup vegan"), candidates, 4)).toEqual(["vegan"]);
  expect(chooseFor(recipe("own", "soup vegetarian"), candidates, 4)).toEqual(["vegetarian", "vegan"]);
  expect(chooseFor(recipe("own", "soup"), candidates, 4)).toEqual(["any", "vegetarian", "vegan"]);
});

test("what a dish happens to lack is no demand", () => {
  const candidates = [recipe("cake", "cake", "sweet"), recipe("soup", "soup", "gluten-free lactose-free")];
  const own = recipe("own", "cake", "sweet gluten-free lactose-free");
  expect(chooseFor(own, candidates, 2)).toEqual(["cake", "soup"]);
});

test("a juice leads to no cocktail, and a cocktail to all of them", () => {
  const juice = recipe("juice", "juices vegan", "beverages-and-smoothies alcohol-free");
  const cocktail = recipe("cocktail", "cocktails", "beverages-and-smoothies");
  const veganCocktail = recipe("vegan-cocktail", "cocktails vegan", "beverages-and-smoothies");
  const salad = recipe("salad", "salad vegan");
  expect(chooseFor(juice, [cocktail, veganCocktail, salad], 4)).toEqual(["salad"]);
  expect(chooseFor(veganCocktail, [cocktail, salad, juice], 2)).toEqual(["cocktail", "juice"]);
});

test("of those equally near the first come first", () => {
  expect(chooseFor(recipe("own", "thai"), plain(8), 3)).toEqual(["plain-0", "plain-1", "plain-2"]);
});

test("as many as wanted, each once, never itself, as long as enough may follow", () => {
  const keys = Object.keys(groups);
  const recipes = fc
    .array(fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: 5 }), { minLength: 6, maxLength: 40 })
    .map((all) => all.map((categories, n) => recipe(`recipe-${n}`, categories.join(" "))));
  fc.assert(
    fc.property(recipes, (all) => {
      for (const own of all) {
        const others = all.filter((one) => one !== own);
        const demands = ["vegan", "vegetarian"].filter((diet) => own.categories.some(({ key }) => key === diet));
        const fitting = others.filter(({ categories }) => {
          const diets = categories.map(({ key }) => key);
          return (
            demands.length === 0 ||
            diets.includes("vegan") ||
            (!demands.includes("vegan") && diets.includes("vegetarian"))
          );
        });
        const chosen = chooseFor(own, others, 4);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).not.toContain(own.id);
        expect(chosen.length).toBe(Math.min(4, fitting.length));
        expect(chosen.every((id) => fitting.some((one) => one.id === id))).toBe(true);
      }
    }),
  );
});

test("none is shown by more than twice as many pages as it shows itself", () => {
  // All are as near to each other; without shares all of them would show the first four.
  const all = plain(40);
  const counts = new Map<string, number>();
  for (const own of all) {
    for (const id of chooseRelated(own.id, all, 4)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(8);
});
