import { parseQuantities, type Quantity } from "#lib/measures/units/parse-quantity.ts";
import { splitPart } from "#lib/measures/units/unit-words.ts";
import type { Aisle } from "#lib/platform/config/aisles.ts";
import { createFoodFinder, type FindFood, type IngredientVocabulary, type NamedFood } from "./ingredient-vocabulary.ts";
import { limits } from "./limits.ts";
import type { ListedIngredient } from "./shopping-item.ts";

/** What was read from an own entry. `typedAmount` and `name` together are what was typed. */
export interface RecognizedEntry {
  /** Null where the entry is nothing the site knows by exactly this name. */
  ingredient: ListedIngredient | null;
  aisle: Aisle | null;
  amount: number | null;
  unit: string | null;
  typedAmount: string;
  name: string;
}

export type RecognizeEntry = (text: string) => RecognizedEntry;

/** Words that describe food without making it something else, in both languages. */
const descriptions =
  /^(?:bio|frisch|reif|regional|groß|klein|jung|zart|rot|gelb|grün|weiß|braun|bunt|fresh|ripe|organic|large|small|baby|red|yellow|green|white|brown)(?:e[rnsm]?)?[\s-]+/i;
/** From a jar or can nothing lies beside the fresh food. */
const preservedUnits = ["can", "jar"];
const freshAisles: Aisle[] = ["produce", "meatAndFish", "chilled"];

/**
 * Creates the function that reads own entries: "500 g Champignons" is 500 g of an ingredient, "2
 * Dosen Tomaten" are tinned tomatoes, "braune Champignons" lie in the same aisle but are not added
 * up with others. What is not recognized stays as it was typed.
 */
export function createEntryRecognizer(vocabulary: IngredientVocabulary): RecognizeEntry {
  const findFood = createFoodFinder(vocabulary);
  const known = new Map<string, RecognizedEntry>();
  return (text) => {
    const recognized = known.get(text) ?? recognize(text, findFood);
    known.set(text, recognized);
    return recognized;
  };
}

function recognize(text: string, findFood: FindFood): RecognizedEntry {
  const whole = { amount: null, unit: null, typed: "", name: text, isNumeric: false };
  const quantities = [whole, ...parseQuantities(text).filter(({ amount }) => (amount ?? 0) <= limits.amount)];
  for (const quantity of quantities) {
    const food = findExactly(quantity, findFood);
    if (food) return { ...toEntry(quantity), ...food };
  }
  for (const quantity of quantities) {
    const aisle = findDescribed(quantity.name, findFood)?.aisle;
    if (aisle) return { ...toEntry(quantity), ingredient: null, aisle: aisleInUnit(aisle, quantity.unit) };
  }
  // "3 Kerzen" is a number of something; "Ein Geschenk" is a name.
  const numeric = quantities.find(({ isNumeric }) => isNumeric);
  return { ...toEntry(numeric ?? whole), ingredient: null, aisle: null };
}

type Found = Pick<RecognizedEntry, "ingredient" | "aisle"> & Partial<Pick<RecognizedEntry, "amount" | "unit">>;

function findExactly({ name, amount, unit }: Quantity, findFood: FindFood): Found | null {
  const isPreserved = unit !== null && preservedUnits.includes(unit);
  const preserved = isPreserved ? (findFood(`${name} aus der Dose`) ?? findFood(`tinned ${name}`)) : null;
  if (preserved) return preserved;
  const food = findFood(name);
  if (food && isPreserved && freshAisles.includes(food.aisle)) return { ingredient: null, aisle: "storeCupboard" };
  if (food) return food;
  const part = unit === null ? splitPart(name) : undefined;
  const plant = part && findFood(part.name);
  return plant?.ingredient ? { ...plant, amount: amount ?? 1, unit: part?.unit } : null;
}

/** "Bio-Eier", "braune Champignons", "Tomaten, reif", "Milch (laktosefrei)". */
function findDescribed(name: string, findFood: FindFood): NamedFood | null {
  let words = name.replace(/[,;(].*/s, "").trim();
  for (let shorter = words.replace(descriptions, ""); ; shorter = words.replace(descriptions, "")) {
    const food = findFood(words);
    if (food || shorter === words) return food;
    words = shorter;
  }
}

const aisleInUnit = (aisle: Aisle, unit: string | null): Aisle =>
  unit !== null && preservedUnits.includes(unit) && freshAisles.includes(aisle) ? "storeCupboard" : aisle;

/** Numbers and units are kept together by no-break spaces. */
function toEntry({ amount, unit, typed, name }: Quantity) {
  return { amount, unit, typedAmount: typed.replace(/(\d)(\p{L})/gu, "$1 $2").replace(/\s+/g, "\u00a0"), name };
}
