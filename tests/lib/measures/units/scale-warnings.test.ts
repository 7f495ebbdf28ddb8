import { expect, test } from "vitest";
import { listScaleWarnings } from "#lib/measures/units/scale-warnings.ts";

const tin = { hasTin: true, isBaked: true };
const sheet = { hasTin: false, isBaked: true };
const pot = { hasTin: false, isBaked: false };

test.each([
  [2, tin, []],
  [0.5, tin, []],
  [2.1, tin, ["useTwoTins", "timesChange"]],
  [2.1, sheet, ["bakeInBatches", "timesChange"]],
  [3, pot, ["timesChange"]],
  [0.4, tin, ["useSmallerTin", "timesChange"]],
  [0.4, pot, ["timesChange"]],
])("factor %d, %o", (factor, recipe, expected) => {
  expect(listScaleWarnings(factor, recipe)).toEqual(expected);
});
