import { beforeAll, expect, test } from "vitest";
import { getRecipe } from "#lib/recipes/queries.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, kaesespaetzle, larder, words } from "#tests/support/kitchen.ts";

ownDatabase();

beforeAll(async () => {
  const { flour, egg } = await larder();
  const steps = ["Teig", "Kochen", "Backen", "Anrichten"].map((heading) => ({ heading, text: "Los." }));
  await kaesespaetzle(await anna(), {
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
    texts: { de: words("kaesespaetzle", "Käsespätzle", { groups: [""], steps }) },
  });
});

test("a step says how much of an ingredient goes in; the last one takes the rest, and what is used up has no amount", async () => {
  const recipe = await getRecipe("de", "kaesespaetzle");
  const used = recipe?.steps.map((step) =>
    step.ingredients.map(({ amount, unit, name }) => `${amount ?? "–"} ${unit} ${name}`),
  );
  expect(used).toEqual([["400 g Mehl", "1  Ei"], ["–  Mehl", "1  Ei"], ["2  Eier"], ["–  Eier"]]);
});
