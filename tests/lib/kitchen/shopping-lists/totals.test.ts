import { describe, expect, test } from "vitest";
import { distribute, sumAmounts } from "#lib/kitchen/shopping-lists/totals.ts";
import { markedRecipes } from "#tests/support/catalogue.ts";

let next = 0;
const part = (amount: number | null, unit: string | null = null) => ({ id: `part-${next++}`, amount, unit });
const sums = (...parts: ReturnType<typeof part>[]) =>
  sumAmounts(parts, "metric").map(({ amount, unit }) => [amount, unit] as const);

/** A random number generator with the same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 2_147_483_648) * below;
  };
}

describe("sums of amounts", () => {
  test("adds weights and volumes of different units", () => {
    expect(sums(part(200, "g"), part(1, "kg"))).toEqual([[1200, "g"]]);
    expect(sums(part(250, "ml"), part(0.5, "l"))).toEqual([[750, "ml"]]);
    expect(sums(part(1, "lb"), part(16, "oz"))).toEqual([[910, "g"]]);
  });

  test("adds spoons to spoons of the same size, and never to millilitres", () => {
    expect(sums(part(2, "tsp"), part(2, "tsp"))).toEqual([[4, "tsp"]]);
    expect(sums(part(2, "tbsp"), part(3, "tbsp"))).toEqual([[5, "tbsp"]]);
    expect(sums(part(0.5, "tsp"), part(0.25, "tsp"))).toEqual([[0.75, "tsp"]]);
    expect(sums(part(0.67, "tsp"))).toEqual([[0.666667, "tsp"]]);
    expect(sums(part(2, "tsp"), part(1, "tbsp"))).toEqual([
      [1, "tbsp"],
      [2, "tsp"],
    ]);
    expect(sums(part(100, "ml"), part(2, "tbsp"))).toEqual([
      [100, "ml"],
      [2, "tbsp"],
    ]);
  });

  test("keeps the unit that all amounts have", () => {
    expect(sums(part(0.4, "kg"))).toEqual([[0.4, "kg"]]);
    expect(sums(part(1.5, "l"))).toEqual([[1.5, "l"]]);
    expect(sums(part(0.125, "l"))).toEqual([[125, "ml"]]);
    expect(sums(part(1, "cup"), part(0.5, "cup"))).toEqual([[1.5, "cup"]]);
    expect(sums(part(1, "lb"))).toEqual([[1, "lb"]]);
    expect(sumAmounts([part(2, "cup")], "us")).toMatchObject([{ amount: 2, unit: "cup" }]);
  });

  test("leaves typed amounts as they are", () => {
    const typed = [part(333, "g"), part(0.5), part(1.4, "bunch")];
    expect(sumAmounts(typed, "us", { isExact: true }).map(({ amount, unit }) => [amount, unit])).toEqual([
      [333, "g"],
      [1.4, "bunch"],
      [0.5, null],
    ]);
  });

  test("ignores what stored thirds add up to beyond a whole", () => {
    expect(sums(part(0.67), part(0.67), part(0.67))).toEqual([[2, null]]);
    expect(sums(part(1.33))).toEqual([[2, null]]);
  });

  test("separates amounts that cannot be added", () => {
    expect(sums(part(2, "tbsp"), part(100, "g"))).toEqual([
      [100, "g"],
      [2, "tbsp"],
    ]);
    expect(sums(part(1, "can"), part(2), part(1, "can"))).toEqual([
      [2, "can"],
      [2, null],
    ]);
  });

  test("ignores items without an amount", () => {
    expect(sums(part(null), part(5, "g"))).toEqual([[5, "g"]]);
    expect(sums(part(null), part(null, "pinch"))).toEqual([]);
  });

  test("rounds pieces up and sums decimals without errors", () => {
    expect(sums(part(0.5), part(0.5))).toEqual([[1, null]]);
    expect(sums(part(1.5))).toEqual([[2, null]]);
    expect(sums(part(0.1), part(0.2), part(0.7))).toEqual([[1, null]]);
    expect(sums(part(2.5, "g"))).toEqual([[3, "g"]]);
    expect(sums(part(333, "g"))).toEqual([[335, "g"]]);
  });

  test("converts to ounces and cups", () => {
    expect(sumAmounts([part(453.59237, "g")], "us")).toMatchObject([{ amount: 1, unit: "lb" }]);
    expect(sumAmounts([part(236.5882365, "ml")], "us")).toMatchObject([{ amount: 1, unit: "cup" }]);
    expect(sumAmounts([part(3)], "us")).toMatchObject([{ amount: 3, unit: null }]);
  });

  test("does not depend on order or division and never rounds down", () => {
    const random = numbers(7);
    const units = ["g", "kg", "ml", "l", "tbsp", "tsp", "can", null] as const;
    for (let round = 0; round < 300; round += 1) {
      const parts = Array.from({ length: 1 + Math.floor(random(6)) }, () =>
        part(Math.round(random(900) * 4 + 1) / 4, units[Math.floor(random(units.length))]),
      );
      const whole = sumAmounts(parts, "metric");
      expect(sums(...parts.toReversed())).toEqual(whole.map(({ amount, unit }) => [amount, unit]));
      const halves = parts.flatMap(({ amount, unit }) => [
        part((amount ?? 0) / 2, unit),
        part((amount ?? 0) / 2, unit),
      ]);
      expect(sums(...halves)).toEqual(whole.map(({ amount, unit }) => [amount, unit]));
      for (const { amount, perUnit, base } of whole) {
        expect(amount * perUnit).toBeGreaterThanOrEqual(base - 1e-4);
        expect(amount * perUnit - base).toBeLessThan(50);
      }
      expect(whole.flatMap(({ ids }) => ids).sort()).toEqual(parts.map(({ id }) => id).sort());
    }
  });
});

test("no sum of the sample recipes has a unit that the recipes do not have", () => {
  const rows = markedRecipes.flatMap(({ ingredients }) => ingredients.flatMap(({ items }) => items));
  expect(rows.length).toBeGreaterThan(300);
  const larger: Record<string, string> = { g: "kg", ml: "l" };
  for (const [key, same] of Object.entries(Object.groupBy(rows, ({ ingredient }) => ingredient))) {
    const parts = (same ?? []).map(({ amount, unit }) => part(amount ?? null, unit ?? null));
    const units = parts.map(({ unit }) => unit);
    for (const total of sumAmounts(parts, "metric")) {
      expect(
        units.some((unit) => unit === total.unit || larger[total.unit ?? ""] === unit),
        `${key}: ${total.unit}`,
      ).toBe(true);
    }
  }
});

describe("a new amount", () => {
  test("is distributed in proportion and adds up to the new total", () => {
    const parts = [part(500, "g"), part(0.7, "kg"), part(3)];
    const [total] = sumAmounts(parts, "metric");
    if (!total) throw new Error("no total");
    const shares = distribute(total, parts, 1000);
    expect(shares.map(({ id }) => id)).toEqual(total.ids);
    const changed = parts.map((one) => ({ ...one, ...shares.find(({ id }) => id === one.id) }));
    expect(sumAmounts(changed, "metric").map(({ amount, unit }) => [amount, unit])).toEqual([
      [1000, "g"],
      [3, null],
    ]);
  });

  test("can be in any displayed unit", () => {
    const random = numbers(11);
    for (let round = 0; round < 200; round += 1) {
      const parts = [part(1 + random(400), "g"), part(random(1) + 0.01, "kg")];
      for (const system of ["metric", "us"] as const) {
        const [total] = sumAmounts(parts, system);
        if (!total) throw new Error("no total");
        const wanted = 5 * Math.ceil(random(190));
        const changed = parts.map((one) => ({
          ...one,
          ...distribute(total, parts, wanted).find(({ id }) => id === one.id),
        }));
        expect(sumAmounts(changed, system)[0]?.base).toBeCloseTo(wanted * total.perUnit, 2);
      }
    }
  });
});
