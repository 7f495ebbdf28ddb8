import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toDisplayRows } from "#lib/kitchen/shopping-lists/display-rows.ts";
import { createEntryRecognizer } from "#lib/kitchen/shopping-lists/recognize-entry.ts";
import type { ListedIngredient, UsListing } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { distribute, sumAmounts } from "#lib/kitchen/shopping-lists/totals.ts";
import { toNumber } from "#lib/measures/units/rational.ts";
import { scaleExactly } from "#lib/measures/units/scale.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import { onion, shoppingItem } from "./fixtures.ts";

const same = (name: string) => ({ one: name, many: name });
const ingredient = (us: Partial<UsListing>): ListedIngredient => ({
  ...onion,
  names: { de: same("Mehl"), en: same("plain flour") },
  pieceGrams: null,
  us: { density: null, form: null, names: {}, ...us },
});
const flour = ingredient({ density: 120 / 236.5882365, names: { en: same("all-purpose flour") } });

/** The row of one ingredient in the amounts of several recipes, as an English list shows it. */
function show(listed: ListedIngredient, system: "metric" | "us", ...amounts: [number, string][]) {
  const items = amounts.map(([amount, unit]) => shoppingItem({ ingredient: listed, amount, unit }));
  const recognize = createEntryRecognizer({ ingredients: [], aisleWords: {} });
  const units = { ...usUnits.en, g: same("g"), ml: same("ml") };
  const [aisle] = toDisplayRows(items, { locale: "en", system, units, recognize }).open;
  return aisle?.rows.map(({ amount, name }) => `${amount} ${name}`.replaceAll("\u00a0", " "))[0];
}

describe("a list in US units", () => {
  test("has the measures and names of American recipes", () => {
    expect(show(flour, "us", [240, "g"], [120, "g"])).toBe("3 cups all-purpose flour");
    expect(show(flour, "metric", [240, "g"], [120, "g"])).toBe("360 g plain flour");
    expect(show(ingredient({ form: "stick" }), "us", [250, "g"])).toBe("2¼ sticks plain flour");
    expect(show(ingredient({ form: "tomato-can" }), "us", [400, "g"], [400, "g"])).toBe("1 can (28 oz) plain flour");
    expect(show(ingredient({}), "us", [700, "g"])).toBe("1½ lb plain flour");
  });

  test("has one measure per ingredient, and not less than the recipes need", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.constantFrom(flour, ingredient({ form: "stick" }), ingredient({})),
        (grams, listed) => {
          const totals = sumAmounts([{ id: "a", amount: grams, unit: "g" }], "us", { ingredient: listed });
          expect(totals).toHaveLength(1);
          // Thirds are rounded up with a tolerance, as in the metric sums.
          expect((totals[0]?.amount ?? 0) * (totals[0]?.perUnit ?? 0)).toBeGreaterThan(grams * 0.98);
        },
      ),
    );
  });

  test("keeps typed amounts", () => {
    const [total] = sumAmounts([{ id: "a", amount: 240, unit: "g" }], "us", { ingredient: flour, isExact: true });
    expect(total).toMatchObject({ amount: 240, unit: "g" });
  });

  test("takes a new amount in its unit", () => {
    const items = [{ id: "a", amount: 240, unit: "g" }];
    const [total] = sumAmounts(items, "us", { ingredient: flour });
    if (!total) throw new Error("no total");
    const [share] = distribute(total, items, 3);
    expect(share?.amount).toBeCloseTo(360, 0);
  });
});

test("the total is the sum of the recipes, each at its own servings", () => {
  const row = fc.record({
    amount: fc.integer({ min: 1, max: 90_000 }).map((hundredths) => hundredths / 100),
    from: fc.integer({ min: 1, max: 20 }),
    to: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      fc.constantFrom("g", "ml", "tbsp", null),
      (rows, unit) => {
        const scaled = rows.map(({ amount, from, to }) => toNumber(scaleExactly(amount, to / from)));
        const items = scaled.map((amount, index) => ({ id: String(index), amount, unit }));
        for (const system of ["metric", "us"] as const) {
          const [total, ...others] = sumAmounts(items, system);
          expect(others).toEqual([]);
          expect(total?.base).toBeCloseTo(
            scaled.reduce((sum, amount) => sum + amount, 0),
            4,
          );
        }
      },
    ),
  );
});
