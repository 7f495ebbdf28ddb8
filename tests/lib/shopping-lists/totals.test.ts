import { describe, expect, test } from "vitest";
import { addUp, shareOut } from "#lib/shopping-lists/totals.ts";

let next = 0;
const part = (amount: number | null, unit: string | null = null) => ({ id: `part-${next++}`, amount, unit });
const sums = (...parts: ReturnType<typeof part>[]) =>
  addUp(parts, "metric").map(({ amount, unit }) => [amount, unit] as const);

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 2_147_483_648) * below;
  };
}

describe("adding up", () => {
  test("weights and volumes across their units", () => {
    expect(sums(part(200, "g"), part(1, "kg"))).toEqual([[1200, "g"]]);
    expect(sums(part(250, "ml"), part(0.5, "l"))).toEqual([[750, "ml"]]);
    expect(sums(part(1, "lb"), part(16, "oz"))).toEqual([[910, "g"]]);
  });

  test("spoons stay spoons until they are a glass, and are poured beside what is poured", () => {
    expect(sums(part(2, "tbsp"), part(1, "tsp"))).toEqual([[2.333333, "tbsp"]]);
    expect(sums(part(0.5, "tsp"), part(0.25, "tsp"))).toEqual([[0.75, "tsp"]]);
    expect(sums(part(2, "tbsp"), part(2, "tbsp"))).toEqual([[4, "tbsp"]]);
    expect(sums(part(2, "tbsp"), part(3, "tbsp"))).toEqual([[75, "ml"]]);
    expect(sums(part(1, "tbsp"), part(100, "ml"))).toEqual([[115, "ml"]]);
  });

  test("what cannot be added up stands side by side", () => {
    expect(sums(part(2, "tbsp"), part(100, "g"))).toEqual([
      [100, "g"],
      [2, "tbsp"],
    ]);
    expect(sums(part(1, "can"), part(2), part(1, "can"))).toEqual([
      [2, "can"],
      [2, null],
    ]);
  });

  test("what has no amount adds nothing, and is nothing by itself", () => {
    expect(sums(part(null), part(5, "g"))).toEqual([[5, "g"]]);
    expect(sums(part(null), part(null, "pinch"))).toEqual([]);
  });

  test("no shop sells half an onion, and no decimal grows by being added", () => {
    expect(sums(part(0.5), part(0.5))).toEqual([[1, null]]);
    expect(sums(part(1.5))).toEqual([[2, null]]);
    expect(sums(part(0.1), part(0.2), part(0.7))).toEqual([[1, null]]);
    expect(sums(part(2.5, "g"))).toEqual([[3, "g"]]);
    expect(sums(part(333, "g"))).toEqual([[335, "g"]]);
  });

  test("an American list reads in ounces and cups", () => {
    expect(addUp([part(453.59237, "g")], "us")).toMatchObject([{ amount: 1, unit: "lb" }]);
    expect(addUp([part(236.5882365, "ml")], "us")).toMatchObject([{ amount: 1, unit: "cup" }]);
    expect(addUp([part(3)], "us")).toMatchObject([{ amount: 3, unit: null }]);
  });

  test("in whatever order and however divided, it is the same, and never too little", () => {
    const random = numbers(7);
    const units = ["g", "kg", "ml", "l", "tbsp", "tsp", "can", null] as const;
    for (let round = 0; round < 300; round += 1) {
      const parts = Array.from({ length: 1 + Math.floor(random(6)) }, () =>
        part(Math.round(random(900) * 4 + 1) / 4, units[Math.floor(random(units.length))]),
      );
      const whole = addUp(parts, "metric");
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

describe("another amount", () => {
  test("is shared in the proportions of before, and adds up to what was asked for", () => {
    const parts = [part(500, "g"), part(0.7, "kg"), part(3)];
    const [total] = addUp(parts, "metric");
    if (!total) throw new Error("no total");
    const shares = shareOut(total, parts, 1000);
    expect(shares.map(({ id }) => id)).toEqual(total.ids);
    const changed = parts.map((one) => ({ ...one, ...shares.find(({ id }) => id === one.id) }));
    expect(addUp(changed, "metric").map(({ amount, unit }) => [amount, unit])).toEqual([
      [1000, "g"],
      [3, null],
    ]);
  });

  test("in any unit it is shown in", () => {
    const random = numbers(11);
    for (let round = 0; round < 200; round += 1) {
      const parts = [part(1 + random(400), "g"), part(random(1) + 0.01, "kg")];
      for (const system of ["metric", "us"] as const) {
        const [total] = addUp(parts, system);
        if (!total) throw new Error("no total");
        const wanted = 5 * Math.ceil(random(190));
        const changed = parts.map((one) => ({
          ...one,
          ...shareOut(total, parts, wanted).find(({ id }) => id === one.id),
        }));
        expect(addUp(changed, system)[0]?.base).toBeCloseTo(wanted * total.perUnit, 2);
      }
    }
  });
});
