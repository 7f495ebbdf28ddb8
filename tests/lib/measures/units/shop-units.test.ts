import { expect, test } from "vitest";
import { unitWord } from "#lib/measures/units/format-us-measure.ts";
import { shopUnits } from "#lib/measures/units/shop-units.ts";

test.each([
  ["jar", "Glas", "Gläser", "jar", "jars"],
  ["tub", "Becher", "Becher", "tub", "tubs"],
  ["loaf", "Laib", "Laibe", "loaf", "loaves"],
  ["mug", "Tasse", "Tassen", "mug", "mugs"],
])("a %s has its words in both languages", (code, ...expected) => {
  const words = (["de", "en"] as const).flatMap((locale) =>
    [1, 2].map((amount) => unitWord({ [code]: shopUnits[code]?.[locale] ?? { one: "", many: "" } }, code, amount)),
  );
  expect(words).toEqual(expected);
});
