import { beforeAll, expect, test } from "vitest";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createFlourAndEgg, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

beforeAll(async () => {
  const { flour, egg } = await createFlourAndEgg();
  const steps = ["Teig", "Kochen", "Backen", "Anrichten"].map((heading) => ({ heading, text: "Los." }));
  await createTestRecipe(await createAnna(), {
    ingredients: [
      {
        groupPosition: 0,
        ingredientId: flour,
        amount: 400,
        unit: "g",
        characteristic: { de: "gesiebt" },
        addition: { de: "mehr zum Bestäuben" },
      },
      { groupPosition: 0, ingredientId: egg, amount: 4, characteristic: {}, addition: {} },
      { groupPosition: 0, ingredientId: egg, amount: 3, amountMax: 4, characteristic: {}, addition: {} },
    ],
    steps: [
      { ingredients: [{ position: 0 }, { position: 1, amount: 1 }, { position: 2, amount: 2 }], utensils: [] },
      { ingredients: [{ position: 0 }, { position: 1, amount: 1 }, { position: 2 }], utensils: [] },
      { ingredients: [{ position: 1 }, { position: 2 }], utensils: [] },
      { ingredients: [{ position: 1 }], utensils: [] },
    ],
    texts: { de: recipeTexts("kaesespaetzle", "Käsespätzle", { groups: [""], steps }) },
  });
});

async function readSteps() {
  const recipe = await getRecipe("de", "kaesespaetzle");
  return recipe?.steps.map(({ ingredients }) => ingredients) ?? [];
}

test("gives each step its amount, the last one the rest, and none once it is used up", async () => {
  const used = (await readSteps()).map((step) =>
    step
      .filter(({ position }) => position < 2)
      .map(({ amount, unit, name, isRest }) => `${amount ?? "–"} ${unit} ${name}${isRest ? ", the rest" : ""}`),
  );
  expect(used).toEqual([["400 g Mehl", "1  Ei"], ["–  Mehl", "1  Ei"], ["2  Eier, the rest"], ["–  Eier"]]);
});

test("calls what is left of a range the rest, without an amount", async () => {
  const used = (await readSteps()).map((step) =>
    step.filter(({ position }) => position === 2).map(({ amount, isRest }) => [amount, isRest]),
  );
  expect(used).toEqual([[[2, false]], [[null, true]], [[null, false]], []]);
});

test("says how an ingredient is prepared, apart from what is added, where it is first used", async () => {
  const used = (await readSteps()).map((step) =>
    step
      .filter(({ position }) => position === 0)
      .map(({ preparationParts, isFirstUse }) => [preparationParts, isFirstUse]),
  );
  expect(used).toEqual([[[["gesiebt"], true]], [[["gesiebt"], false]], [], []]);
});
