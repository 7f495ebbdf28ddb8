import { numberWords, parseTypedNumber, typedNumberPattern } from "./typed-number.ts";
import { findUnit, type TypedUnit } from "./unit-words.ts";

/** A quantity at the beginning or the end of a text, and what is left of the text. */
export interface Quantity {
  /** In `unit`, or pieces where that is null; null for "ein paar". */
  amount: number | null;
  unit: string | null;
  /** As typed, e.g. "2 Dosen". */
  typed: string;
  name: string;
  /** By digits; words such as "ein" and a unit alone also begin names. */
  isNumeric: boolean;
}

const number = typedNumberPattern;
const about = /^(?:ca\.?|circa|etwa|ungefähr|about|approx\.?|around)\s+/i;
const multiplied = /^(\d{1,9})\s{0,3}[x×]\s{0,3}(?=\S)/i;
const leading = new RegExp(String.raw`^(${number})(?:\s{0,3}(?:[-–]|bis|to)\s{0,3}(${number}))?(?![\d.,%])`, "i");
const trailing = new RegExp(
  String.raw`(?<=[\s,(:–-])(?:(\d{1,9})\s{0,3}[x×]\s{0,3})?(${number})\s{0,3}(\p{L}{1,20}\.?)\)?$`,
  "iu",
);
const trailingCount = /(?<=[\s,])(?:(\d{1,9})\s{0,3}[x×]|[x×]\s{0,3}(\d{1,9}))$/i;

const vague = /^(?:ein paar|ein bisschen|ein wenig|etwas|einige|a few|a couple of|a little|some)\s+/i;
const word = /^\p{L}+\s+/u;
/** Words between number and unit: "1 kleine Dose Mais", "1 halbes Pfund Butter". */
const sizes = new Set("kleine kleiner kleines kleinen große großer großes großen small large big".split(" "));
const halves = new Set("halbe halber halbes halben half".split(" "));

/**
 * Reads the quantities a text may begin or end with, the likeliest first: "500 g Champignons", "2 x
 * 400 g Tomaten", "½ Bund Petersilie", "ein paar Zwiebeln", "a bunch of parsley", "Milch 2 l".
 * Both languages are read, and a comma is a decimal point in both. Of a range the upper end counts.
 */
export function parseQuantities(text: string): Quantity[] {
  const found = [
    parseMultiplied(text) ?? parseNumeric(text, text.replace(about, "")),
    parseTrailing(text),
    parseWords(text),
    parseUnitAlone(text),
  ];
  return found.filter((quantity) => quantity !== undefined);
}

function parseMultiplied(text: string): Quantity | undefined {
  const match = multiplied.exec(text);
  if (!match) return undefined;
  const count = Number(match[1]);
  const rest = text.slice(match[0].length);
  const each = parseNumeric(text, rest);
  if (each?.amount) return { ...each, amount: each.amount * count };
  return toQuantity(text, count, rest, undefined);
}

/** @param rest the end of the text that begins with the number */
function parseNumeric(text: string, rest: string): Quantity | undefined {
  const match = leading.exec(rest);
  if (!match) return undefined;
  const [matched, from = "", to] = match;
  const after = rest.slice(matched.length);
  const { unit, name } = takeUnit(after);
  // "7up" and "3er-Pack" are names; "500g" is not.
  if (/^\p{L}/u.test(after) && !unit) return undefined;
  return toQuantity(text, parseTypedNumber(to ?? from, unit?.unit), name, unit);
}

function parseTrailing(text: string): Quantity | undefined {
  const counted = trailingCount.exec(text);
  if (counted) return toTrailing(text, Number(counted[1] ?? counted[2]), counted.index, undefined);
  const measured = trailing.exec(text);
  if (!measured) return undefined;
  const [, count = 1, amount = "", unitWord = ""] = measured;
  const unit = findUnit(unitWord);
  return unit && toTrailing(text, Number(count) * parseTypedNumber(amount, unit.unit), measured.index, unit);
}

function parseWords(text: string): Quantity | undefined {
  const [phrase] = vague.exec(text) ?? [];
  if (phrase) {
    const name = text.slice(phrase.length);
    return { amount: null, unit: null, typed: phrase.trim(), name, isNumeric: false };
  }
  let rest = text;
  let amount = 0;
  for (let found = word.exec(rest); found; found = word.exec(rest)) {
    const value = numberWords.get(found[0].trim().toLowerCase());
    if (value === undefined) break;
    amount = (amount || 1) * value;
    rest = rest.slice(found[0].length);
  }
  const { unit, name } = takeUnit(rest);
  const quantity = toQuantity(text, amount, name, unit);
  return quantity && { ...quantity, isNumeric: false };
}

function parseUnitAlone(text: string): Quantity | undefined {
  const { unit, name } = takeUnit(text);
  if (!unit || unit.isMeasure) return undefined;
  const quantity = toQuantity(text, 1, name, unit);
  return quantity && { ...quantity, isNumeric: false };
}

/** Takes a unit from the beginning of a text, with a size before it and "of" after it. */
function takeUnit(text: string): { unit?: TypedUnit; name: string } {
  const words = text.trim().split(/\s+/);
  const size = (words[0] ?? "").toLowerCase();
  const isHalf = halves.has(size);
  const [first = "", second = "", ...rest] = isHalf || sizes.has(size) ? words.slice(1) : words;
  const isFluidOunce = ["fl", "fl."].includes(first.toLowerCase()) && findUnit(second)?.unit === "oz";
  const unit = findUnit(isFluidOunce ? "floz" : first);
  const name = (isFluidOunce ? rest : [second, ...rest]).join(" ");
  if (!unit || name === "") return { name: withoutOf(text.trim()) };
  return { unit: isHalf ? { ...unit, factor: unit.factor / 2 } : unit, name: withoutOf(name) };
}

const withoutOf = (text: string) => text.replace(/^(?:of|von)\s/i, "");

function toQuantity(text: string, amount: number, name: string, unit: TypedUnit | undefined): Quantity | undefined {
  const rest = name.trim();
  // Something has to be left to buy: "500 g" alone is a text, and so is "1.5.2026".
  const isNamed = /^\p{L}/u.test(rest) && !findUnit(rest)?.isMeasure;
  if (!isNamed || !(amount > 0) || !Number.isFinite(amount)) return undefined;
  const typed = text.slice(0, text.lastIndexOf(rest)).replace(/\s(?:of|von)\s+$/i, "");
  return {
    amount: amount * (unit?.factor ?? 1),
    unit: unit?.unit ?? null,
    typed: typed.trim(),
    name: rest,
    isNumeric: true,
  };
}

/** @param index where the quantity begins, behind the name and what separates them */
function toTrailing(text: string, amount: number, index: number, unit: TypedUnit | undefined): Quantity | undefined {
  const name = text.slice(0, index).replace(/(?<![\s,:(–-])[\s,:(–-]+$/, "");
  const quantity = toQuantity(text, amount, name, unit);
  return quantity && { ...quantity, typed: text.slice(name.length).replace(/^[\s,:(–-]+|\)/g, "") };
}
