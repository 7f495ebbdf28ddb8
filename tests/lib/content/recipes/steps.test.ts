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
      { groupPosition: 0, ingredientId: flour, amount: 400, unit: "g", characteristic: {}, addition: {} },
      { groupPosition: 0, ingredientId: egg, amount: 4, characteristic: {}, addition: {} },
    ],
    steps: [
      { ingredients: [{ position: 0 }, { position: 1, amount: 1 }], utensils: [] },
      { ingredients: [{ position: 0 }, { position: 1, amount: 1 }], utensils: [] },
      { ingredients: [{ position: 1 }], utensils: [] },
      { ingredients: [{ position: 1 }], utensils: [] },
    ],
    texts: { de: recipeTexts("kaesespaetzle", "Käsespätzle", { groups: [""], steps }) },
  });
});

test("gives each step its amount, the last one the rest, and none once it is used up", async () => {
  const recipe = await getRecipe("de", "kaesespaetzle");
  const used = recipe?.steps.map((step) =>
    step.ingredients.map(({ amount, unit, name }) => `${amount ?? "–"} ${unit} ${name}`),
  );
  expect(used).toEqual([["400 g Mehl", "1  Ei"], ["–  Mehl", "1  Ei"], ["2  Eier"], ["–  Eier"]]);
});
