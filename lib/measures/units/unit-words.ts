import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

/** A unit as it is typed: `amount` times `factor` is in `unit`, where null counts pieces. */
export interface TypedUnit {
  unit: string | null;
  factor: number;
  /** Grams, litres and spoons need a number before them; "Bund Petersilie" is one bunch. */
  isMeasure: boolean;
}

/** Words of both languages, lower-case, by the code of the unit. */
const measures: Record<string, string> = {
  g: "g gr gramm gram grams",
  kg: "kg kilo kilos kilogramm kilogram kilograms",
  ml: "ml milliliter milliliters millilitre millilitres",
  l: "l ltr liter liters litre litres",
  tbsp: "el essl esslöffel esslöffeln tbsp tbsps tbs tablespoon tablespoons",
  tsp: "tl teel teelöffel teelöffeln tsp tsps teaspoon teaspoons",
  oz: "oz ounce ounces",
  lb: "lb lbs pound pounds",
  cup: "cup cups",
  "fl-oz": "floz",
};

/** Measures that are stored in another unit. */
const converted: Record<string, { unit: string; factor: number }> = {
  pfund: { unit: "g", factor: 500 },
  cl: { unit: "ml", factor: 10 },
  dl: { unit: "ml", factor: 100 },
};

const counted: Record<string, string> = {
  pinch: "prise prisen messerspitze messerspitzen msp pinch pinches",
  dash: "spritzer schuss dash dashes splash splashes",
  clove: "zehe zehen clove cloves",
  bunch: "bund bd bunch bunches",
  sprig: "zweig zweige zweigen stiel stiele stielen stängel sprig sprigs",
  stalk: "stange stangen stalk stalks",
  leaf: "blatt blätter leaf leaves",
  slice: "scheibe scheiben slice slices",
  can: "dose dosen can cans tin tins",
  package: "päckchen pck pkt packet packets package packages sachet sachets",
  handful: "handvoll handful handfuls",
  jar: "glas gläser jar jars",
  bottle: "flasche flaschen bottle bottles",
  tub: "becher tub tubs pot pots",
  bag: "beutel tüte tüten bag bags",
  pack: "packung packungen pkg pckg paket pakete pack packs",
  crate: "kiste kisten kasten kästen crate crates",
  carton: "karton kartons carton cartons",
  net: "netz netze net nets",
  tube: "tube tuben tubes",
  bar: "tafel tafeln bar bars",
  cube: "würfel cube cubes",
  roll: "rolle rollen roll rolls",
  head: "kopf köpfe head heads",
  bulb: "knolle knollen bulb bulbs",
  loaf: "laib laibe loaf loaves",
  punnet: "schale schalen punnet punnets",
  mug: "tasse tassen mug mugs",
};

const pieces = "stück stücke stk st piece pieces";

const units = new Map<string, TypedUnit>([
  ...list(measures, true),
  ...Object.entries(converted).map(([word, value]) => [word, { ...value, isMeasure: true }] as const),
  ...list(counted, false),
  ...pieces.split(" ").map((word) => [word, { unit: null, factor: 1, isMeasure: true }] as const),
]);

function list(words: Record<string, string>, isMeasure: boolean): [string, TypedUnit][] {
  return Object.entries(words).flatMap(([unit, forms]) =>
    forms.split(" ").map((word): [string, TypedUnit] => [word, { unit, factor: 1, isMeasure }]),
  );
}

/** Finds the unit a word stands for, in either language; "Pck." has its full stop. */
export function findUnit(word: string): TypedUnit | undefined {
  return units.get(normalizeUnicode(word).toLowerCase().replace(/\.$/, ""));
}

/** Units that are parts of one plant, with the endings of their words: "Knoblauchzehen". */
const partUnits = ["clove", "leaf", "sprig", "stalk"];
const partEndings = Object.entries(counted)
  .filter(([unit]) => partUnits.includes(unit))
  .flatMap(([unit, words]) => words.split(" ").map((ending) => ({ unit, ending })));

/**
 * Splits a part of a plant into plant and unit: "Knoblauchzehen" into "Knoblauch" and clove, "mint
 * leaves" into "mint" and leaf.
 */
export function splitPart(name: string): { name: string; unit: string } | undefined {
  const composed = normalizeUnicode(name);
  const lower = composed.toLowerCase();
  const found = partEndings.find(({ ending }) => lower.endsWith(ending) && lower.length > ending.length + 2);
  return found && { name: composed.slice(0, -found.ending.length).trim(), unit: found.unit };
}
