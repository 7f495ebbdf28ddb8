import { splitPart } from "#lib/measures/units/unit-words.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUserLine } from "#lib/platform/text/user-text.ts";
import type { MatchIngredient } from "./ingredient-matcher.ts";
import { splitName } from "./line-name.ts";
import { extractLeadingQuantity, type LineAmount, type LineQuantity } from "./line-quantity.ts";
import { extractTrailingQuantity } from "./trailing-quantity.ts";

/** A line of an ingredient list. Every word of the line is in one of the four. */
export interface ParsedIngredientLine {
  /** In `unit`, or pieces where that is null; null without a number: "Salz". */
  amount: LineAmount | null;
  /**
   * Code of a unit of lib/measures/units (recipe or shop units); imperial ones are not converted.
   */
  unit: string | null;
  name: string;
  /** What else the line says: "plus etwas mehr", "fein gehackt"; empty when nothing. */
  note: string;
}

/** Longer lines are no ingredients; they become a name as they are. */
export const maxIngredientLineLength = 500;

const bullets = /^(?:[-–—•·*●▪◦‣▢☐□✓✔>+]|\[[ x]?\])+\s*(?=[^\s\d]|\d)/iu;

/**
 * Reads a line of an ingredient list: "1 ½ EL Olivenöl, plus etwas mehr" is 1.5 tbsp of "Olivenöl"
 * with a note. What is not understood becomes the name.
 *
 * @param match the lexicon; with it, names such as "Kidneybohnen aus der Dose" stay whole, and
 *   "fein gehackte Petersilie" becomes "Petersilie" with a note.
 */
export function parseIngredientLine(line: string, language: Locale, match?: MatchIngredient): ParsedIngredientLine {
  const text = cleanLine(line);
  const whole = { amount: null, unit: null, name: text, note: "" };
  if (text.length > maxIngredientLineLength) return whole;
  const isKnown = (name: string) => match !== undefined && match(name, language) !== null;
  if (isKnown(text)) return whole;
  const quantity = extractSource(text) ?? extractLeadingQuantity(text) ?? extractTrailingQuantity(text);
  const { amount, unit, notes, rest } = quantity ?? { amount: null, unit: null, notes: [], rest: text };
  const { name, before, after } = splitName(rest, language, isKnown);
  const parsed = {
    amount,
    unit,
    name: trimPunctuation(name) || text,
    note: joinNotes([...notes, ...before, ...after], text),
  };
  return amount && unit === null && !isKnown(name) ? toPart(parsed, match && isKnown) : parsed;
}

function cleanLine(line: string): string {
  const text = normalizeUserLine(line);
  if (text.length > maxIngredientLineLength) return text;
  return text
    .replace(bullets, "")
    .replace(/(\p{L})(?:\/|\()(n|en|er|s|es|e)\)?(?=[\s,;]|$)/gu, "$1$2")
    .replace(/\bHand voll\b/gi, "Handvoll")
    .replace(/^([\d½¼¾⅓⅔\s/.]+)c\.\s/, "$1cup ")
    .replace(/^([\d½¼¾⅓⅔\s/.]+)T\.?\s/, "$1tbsp ")
    .replace(/^([\d½¼¾⅓⅔\s/.]+)t\.?\s/, "$1tsp ")
    .replace(/(\d)-(?=(?:ounces?|oz|pounds?|lb|grams?|g|ml)\b)/gi, "$1 ")
    .replace(/^(\d+)-(?=[1-9]\/[2-9](?!\d))/, "$1 ")
    .replace(/(\d) and (?:a half|1\/2|½)/gi, "$1 1/2")
    .replace(/(\p{L})\/(?=[\d½¼¾])/gu, "$1 / ")
    .replace(/^one and a half/i, "1 1/2")
    .trim();
}

const source =
  /^((?:(?:fein|frisch|abgeriebene|geriebene|gepresster) )*(?:Saft|Schale|Abrieb|Zesten|Mark)(?: (?:und|&|\+) (?:(?:fein )?abgeriebene )?(?:Saft|Schale|Abrieb))?|(?:(?:finely|freshly|grated|squeezed) )*(?:juice|zest|rind)(?: (?:and|&) (?:(?:finely )?grated )?(?:juice|zest|rind))?) (?:(?:von|vom|aus|of|from) )?(.+)$/iu;

/** "Saft von 1 Zitrone" and "juice of half a lemon" are of the fruit. */
function extractSource(text: string): LineQuantity | null {
  const [, part, rest] = source.exec(text) ?? [];
  const quantity = rest ? extractLeadingQuantity(rest) : null;
  return part && quantity?.amount ? { ...quantity, notes: [part, ...quantity.notes] } : null;
}

/** "2 Knoblauchzehen" are two cloves of garlic; other parts need a plant of the lexicon. */
function toPart(line: ParsedIngredientLine, isKnown?: (name: string) => boolean): ParsedIngredientLine {
  const part = splitPart(line.name);
  // "5 whole cloves" are no cloves of garlic, and cinnamon is not sold as a stalk.
  if (!part || /^(?:whole|ganze[rsn]?|fresh|zimt|vanille)$/i.test(part.name)) return line;
  const isPlant = isKnown ? isKnown(part.name) : part.unit === "clove";
  return isPlant ? { ...line, unit: part.unit, name: part.name } : line;
}

const trimPunctuation = (text: string) => text.replace(/^[\s,;:–—-]+|(?<![\s,;:–—])[\s,;:–—]+$/g, "");

/** The notes in the order of the line. */
const joinNotes = (notes: string[], text: string) =>
  notes
    .map(trimPunctuation)
    .filter((note) => note !== "")
    .sort((a, b) => text.indexOf(a) - text.indexOf(b))
    .join(", ");
