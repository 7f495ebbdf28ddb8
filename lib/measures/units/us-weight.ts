import type { UsMeasure } from "./us-measure.ts";
import { isNear, nearestFraction } from "./us-volume.ts";

/**
 * Grams in one unit.
 *
 * @see https://www.nist.gov/pml/owm/nist-handbook-44-current-edition NIST Handbook 44, Appendix C
 */
export const grams = { lb: 453.59237, oz: 28.349523125 };

const ouncesPerPound = 16;
/** Up to this weight ounces are written in quarters, which kitchen scales show. */
const maxQuarterOunces = 3;

/**
 * Writes a weight as American shops and recipes do: pounds in quarters and thirds, ounces in
 * halves, below three ounces in quarters: "1½ lb", "2 lb + 2 oz", "7 oz", "¾ oz".
 *
 * @param mass in grams
 */
export function toWeightMeasure(mass: number, tolerance: number): UsMeasure {
  const pounds = mass / grams.lb;
  const ounces = mass / grams.oz;
  const fraction = nearestFraction(pounds);
  if (fraction >= 1 && isNear(fraction, pounds, tolerance)) return { amount: fraction, unit: "lb" };
  if (pounds >= 2) {
    const whole = Math.floor(pounds);
    return { amount: whole, unit: "lb", plus: { amount: Math.round((pounds - whole) * ouncesPerPound), unit: "oz" } };
  }
  const parts = ounces < maxQuarterOunces ? 4 : 2;
  return { amount: Math.max(1, Math.round(ounces * parts)) / parts, unit: "oz" };
}
