import { expect, test } from "vitest";
import { getServings } from "#lib/content/recipe-import/schema-org/servings.ts";

test.each([
  ["4", 4, "portion"],
  [4, 4, "portion"],
  ["4 Portionen", 4, "portion"],
  ["Für 4", 4, "portion"],
  ["für 4–6 Personen", 4, "portion"],
  ["Serves 4 to 6", 4, "portion"],
  ["Makes 12", 12, "portion"],
  ["12 Muffins", 12, "piece"],
  ["1 Kuchen (26 cm)", 1, "piece"],
  ["Ergibt ca. 20 Stück", 20, "piece"],
  [["4", "4 servings"], 4, "portion"],
  [["24", "24 cookies"], 24, "piece"],
  [{ "@type": "QuantitativeValue", value: 6, unitText: "Stück" }, 6, "piece"],
])("%j is %i %s", (recipeYield, amount, type) => {
  expect(getServings({ recipeYield })).toEqual({ amount, type });
});

test.each(["", "viele", "500 g", "1 Liter", "0 Portionen", "1000", null, {}])(
  "%j is no number of servings",
  (value) => {
    expect(getServings({ recipeYield: value })).toBeNull();
  },
);
