import type { Localized } from "#lib/i18n/locales.ts";

interface UnitSeed {
  system: "metric" | "imperial" | "other";
  dimension: "mass" | "volume" | "count";
  /** Grams or millilitres in one unit. */
  factor?: number;
  names: Localized<{ one: string; many: string }>;
}

/**
 * Recipes store metric and kitchen units; imperial units are only targets of conversions.
 */
export const units = {
  g: {
    system: "metric",
    dimension: "mass",
    factor: 1,
    names: { de: { one: "g", many: "g" }, en: { one: "g", many: "g" } },
  },
  kg: {
    system: "metric",
    dimension: "mass",
    factor: 1000,
    names: { de: { one: "kg", many: "kg" }, en: { one: "kg", many: "kg" } },
  },
  ml: {
    system: "metric",
    dimension: "volume",
    factor: 1,
    names: { de: { one: "ml", many: "ml" }, en: { one: "ml", many: "ml" } },
  },
  l: {
    system: "metric",
    dimension: "volume",
    factor: 1000,
    names: { de: { one: "l", many: "l" }, en: { one: "l", many: "l" } },
  },
  tbsp: {
    system: "other",
    dimension: "volume",
    factor: 15,
    names: { de: { one: "EL", many: "EL" }, en: { one: "tbsp", many: "tbsp" } },
  },
  tsp: {
    system: "other",
    dimension: "volume",
    factor: 5,
    names: { de: { one: "TL", many: "TL" }, en: { one: "tsp", many: "tsp" } },
  },
  pinch: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Prise", many: "Prisen" }, en: { one: "pinch", many: "pinches" } },
  },
  dash: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Spritzer", many: "Spritzer" }, en: { one: "dash", many: "dashes" } },
  },
  clove: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Zehe", many: "Zehen" }, en: { one: "clove", many: "cloves" } },
  },
  bunch: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Bund", many: "Bund" }, en: { one: "bunch", many: "bunches" } },
  },
  sprig: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Zweig", many: "Zweige" }, en: { one: "sprig", many: "sprigs" } },
  },
  stalk: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Stange", many: "Stangen" }, en: { one: "stalk", many: "stalks" } },
  },
  leaf: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Blatt", many: "Blätter" }, en: { one: "leaf", many: "leaves" } },
  },
  slice: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Scheibe", many: "Scheiben" }, en: { one: "slice", many: "slices" } },
  },
  can: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Dose", many: "Dosen" }, en: { one: "can", many: "cans" } },
  },
  package: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Päckchen", many: "Päckchen" }, en: { one: "packet", many: "packets" } },
  },
  handful: {
    system: "other",
    dimension: "count",
    names: { de: { one: "Handvoll", many: "Handvoll" }, en: { one: "handful", many: "handfuls" } },
  },
  oz: {
    system: "imperial",
    dimension: "mass",
    factor: 28.349523125,
    names: { de: { one: "oz", many: "oz" }, en: { one: "oz", many: "oz" } },
  },
  lb: {
    system: "imperial",
    dimension: "mass",
    factor: 453.59237,
    names: { de: { one: "lb", many: "lb" }, en: { one: "lb", many: "lb" } },
  },
  cup: {
    system: "imperial",
    dimension: "volume",
    factor: 236.5882365,
    names: { de: { one: "Cup", many: "Cups" }, en: { one: "cup", many: "cups" } },
  },
  "fl-oz": {
    system: "imperial",
    dimension: "volume",
    factor: 29.5735295625,
    names: { de: { one: "fl oz", many: "fl oz" }, en: { one: "fl oz", many: "fl oz" } },
  },
} as const satisfies Record<string, UnitSeed>;

export type UnitCode = keyof typeof units;
