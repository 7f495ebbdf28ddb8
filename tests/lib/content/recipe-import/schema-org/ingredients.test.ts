import { expect, test } from "vitest";
import { getIngredientGroups } from "#lib/content/recipe-import/schema-org/ingredients.ts";

const group = (heading: string | null, ...lines: string[]) => ({ heading, lines });

test("a line with a colon at its end begins a group", () => {
  const recipeIngredient = ["1 Ei", "Für den Guss:", "100 g Zucker", "Zum Bestreuen:", "1 TL Zimt"];
  expect(getIngredientGroups({ recipeIngredient })).toEqual([
    group(null, "1 Ei"),
    group("Für den Guss", "100 g Zucker"),
    group("Zum Bestreuen", "1 TL Zimt"),
  ]);
});

test("a line with an amount and a colon stays an ingredient", () => {
  expect(getIngredientGroups({ recipeIngredient: ["200 g Mehl:"] })).toEqual([group(null, "200 g Mehl:")]);
});

test.each([
  ["the lines of one text", { recipeIngredient: "1 Ei\n- 2 Äpfel\r\n• 3 Birnen" }],
  ["the list items of one text", { recipeIngredient: "<ul><li>1 Ei</li><li>2 Äpfel</li><li>▢ 3 Birnen</li></ul>" }],
  ["the older property", { ingredients: ["1 Ei", "2 Äpfel", " 3\u00a0 Birnen "] }],
  ["lists in a list", { recipeIngredient: [["1 Ei"], ["2 Äpfel", "3 Birnen"]] }],
  [
    "supplies with a quantity",
    {
      recipeIngredient: [
        "1 Ei",
        { "@type": "HowToSupply", name: "Äpfel", requiredQuantity: 2 },
        { "@type": "HowToSupply", name: "Birnen", requiredQuantity: { value: "3" } },
      ],
    },
  ],
])("%s are ingredients", (_, recipe) => {
  expect(getIngredientGroups(recipe)).toEqual([group(null, "1 Ei", "2 Äpfel", "3 Birnen")]);
});

test("a list with a name is a group", () => {
  const list = {
    "@type": "ItemList",
    name: "Teig",
    itemListElement: ["1 Ei", { "@type": "ListItem", item: "2 Äpfel" }],
  };
  expect(getIngredientGroups({ recipeIngredient: [list] })).toEqual([group("Teig", "1 Ei", "2 Äpfel")]);
});
