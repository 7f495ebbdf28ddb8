import { expect, test } from "vitest";
import { formatUsMeasure } from "#lib/measures/units/format-us-measure.ts";
import type { UsUnit } from "#lib/measures/units/us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";

test.each<[UsUnit, string, string, string, string]>([
  ["quart", "1 Quart", "2 Quarts", "1 quart", "2 quarts"],
  ["cup", "1 Cup", "2 Cups", "1 cup", "2 cups"],
  ["tbsp", "1 EL", "2 EL", "1 tbsp", "2 tbsp"],
  ["tsp", "1 TL", "2 TL", "1 tsp", "2 tsp"],
  ["pinch", "1 Prise", "2 Prisen", "1 pinch", "2 pinches"],
  ["fl-oz", "1 fl oz", "2 fl oz", "1 fl oz", "2 fl oz"],
  ["oz", "1 oz", "2 oz", "1 oz", "2 oz"],
  ["lb", "1 lb", "2 lb", "1 lb", "2 lb"],
  ["stick", "1 Stick", "2 Sticks", "1 stick", "2 sticks"],
  ["packet", "1 Päckchen", "2 Päckchen", "1 packet", "2 packets"],
  ["can", "1 Dose", "2 Dosen", "1 can", "2 cans"],
  ["inch", "1 Zoll", "2 Zoll", "1-inch piece", "2-inch piece"],
])("a %s is written as %s, %s, %s and %s", (unit, ...expected) => {
  const written = (["de", "en"] as const).flatMap((locale) =>
    [1, 2].map((amount) => formatUsMeasure({ amount, unit }, usUnits[locale], locale).replace("\u00a0", " ")),
  );
  expect(written).toEqual(expected);
});
