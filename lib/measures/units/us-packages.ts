import type { UsMeasure } from "./us-measure.ts";
import { isNear } from "./us-volume.ts";

/** Grams of a stick of butter (¼ lb), and of one of the 8 tablespoons marked on it. */
const stickTablespoons = 8;
const tablespoonOfButter = 453.59237 / 4 / stickTablespoons;

/** Writes butter in sticks and half tablespoons: "2 sticks", "1 stick + 1 tbsp", "6 tbsp". */
export function toButterMeasure(mass: number): UsMeasure {
  const tablespoons = Math.round((mass / tablespoonOfButter) * 2) / 2;
  if (tablespoons < 1) {
    return { amount: Math.max(1, Math.round((mass / tablespoonOfButter) * 6)) / 2, unit: "tsp" };
  }
  if (tablespoons < stickTablespoons) return { amount: tablespoons, unit: "tbsp" };
  const isQuarters = (tablespoons * 4) % stickTablespoons === 0;
  if (isQuarters) return { amount: tablespoons / stickTablespoons, unit: "stick" };
  const rest = tablespoons % stickTablespoons;
  return { amount: Math.floor(tablespoons / stickTablespoons), unit: "stick", plus: { amount: rest, unit: "tbsp" } };
}

/**
 * Grams of yeast that a packet of ¼ oz replaces; a cake of fresh yeast of 0.6 oz equals a packet.
 *
 * @see https://redstaryeast.com/yeast-baking-lessons/yeast-conversion-table/
 */
const packetGrams = { "dry-yeast": 453.59237 / 64, "fresh-yeast": (453.59237 / 16) * 0.6 };
const teaspoonsPerPacket = 2.25;

/** Writes yeast in packets, or in teaspoons where it is no whole packet. */
export function toYeastMeasure(mass: number, form: keyof typeof packetGrams): UsMeasure {
  const packets = mass / packetGrams[form];
  const whole = Math.max(1, Math.round(packets));
  if (isNear(whole, packets, 0.1)) return { amount: whole, unit: "packet" };
  return toLeavenerMeasure(packets * teaspoonsPerPacket);
}

/** Writes a raising agent in half teaspoons, below one in quarters and eighths. */
export function toLeavenerMeasure(teaspoons: number): UsMeasure {
  if (teaspoons < 1 / 8) return { amount: 1, unit: "pinch" };
  if (teaspoons < 7 / 8) {
    const [nearest = 1] = [1 / 8, 1 / 4, 1 / 2, 3 / 4].sort(
      (a, b) => Math.abs(a - teaspoons) - Math.abs(b - teaspoons),
    );
    return { amount: nearest, unit: "tsp" };
  }
  const halves = Math.round(teaspoons * 2) / 2;
  if (halves % 3 === 0) return { amount: halves / 3, unit: "tbsp" };
  if (halves < 6) return { amount: halves, unit: "tsp" };
  return { amount: Math.floor(halves / 3), unit: "tbsp", plus: { amount: halves % 3, unit: "tsp" } };
}

/**
 * The cans of American shops: what is printed on them in ounces, and grams of what a recipe uses of
 * them (beans are drained: USDA counts 1½ cups of 170 g in a can of 15 oz).
 */
const cans = {
  "tomato-can": [
    { ounces: 28, grams: 794 },
    { ounces: 14.5, grams: 411 },
  ],
  "bean-can": [{ ounces: 15, grams: 255 }],
};
/** Cans of one size may differ this much from what the recipe asks for. */
const canTolerance = 0.08;

/** Writes an amount in whole and half cans; null where they would be too far from it. */
export function toCanMeasure(mass: number, form: keyof typeof cans): UsMeasure | null {
  for (const parts of [1, 2]) {
    for (const { ounces, grams } of cans[form]) {
      const count = Math.max(1, Math.round((mass / grams) * parts)) / parts;
      if (isNear(count * grams, mass, canTolerance)) {
        return { amount: count, unit: "can", canOunces: ounces };
      }
    }
  }
  return null;
}
