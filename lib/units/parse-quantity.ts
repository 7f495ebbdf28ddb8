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
const multiplied = /^(\d+)\s*[x×]\s*(?=\S)/i;
const leading = new RegExp(String.raw`^(${number})(?:\s*(?:[-–]|bis|to)\s*(${number}))?(?![\d.,%])`, "i");
const trailing = new RegExp(String.raw`^(.+?)[\s,:]*[\s,(:–-]+(${number})\s*(\p{L}+\.?)\)?$`, "iu");
const trailingCount = /^(.+?)[\s,]+(?:(\d+)\s*[x×]|[x×]\s*(\d+))$/i;

const vague = /^(?:ein paar|ein bisschen|ein wenig|etwas|einige|a few|a couple of|a little|some)\s+/i;
/** Words between number and unit: "1 kleine Dose Mais". */
const sizes = /^(?:kleine[rsn]?|große[rsn]?|halbe[rsn]?|small|large|big|half)$/i;

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
  const [start, count] = multiplied.exec(text) ?? [];
  if (!start || !count) return undefined;
  const rest = text.slice(start.length);
  const each = parseNumeric(text, rest);
  if (each?.amount && each.unit !== null) return { ...each, amount: each.amount * Number(count) };
  return toQuantity(text, Number(count), rest, undefined);
}

/** @param rest the end of the text that begins with the number */
function parseNumeric(text: string, rest: string): Quantity | undefined {
  const [match, from = "", to] = leading.exec(rest) ?? [];
  if (!match) return undefined;
  const after = rest.slice(match.length);
  const { unit, name } = takeUnit(after);
  // "7up" and "3er-Pack" are names; "500g" is not.
  if (/^\p{L}/u.test(after) && !unit) return undefined;
  return toQuantity(text, parseTypedNumber(to ?? from, unit?.unit), name, unit);
}

function parseTrailing(text: string): Quantity | undefined {
  const [, countedName, before, after] = trailingCount.exec(text) ?? [];
  if (countedName) return toTrailing(text, Number(before ?? after), countedName, undefined);
  const [, name = "", amount = "", word = ""] = trailing.exec(text) ?? [];
  const unit = findUnit(word);
  return unit && toTrailing(text, parseTypedNumber(amount, unit.unit), name, unit);
}

function parseWords(text: string): Quantity | undefined {
  const [phrase] = vague.exec(text) ?? [];
  if (phrase) {
    const name = text.slice(phrase.length);
    return { amount: null, unit: null, typed: phrase.trim(), name, isNumeric: false };
  }
  let rest = text;
  let amount: number | undefined;
  for (let word = /^(\p{L}+)\s+/u.exec(rest); word; word = /^(\p{L}+)\s+/u.exec(rest)) {
    const value = numberWords.get(word[1]?.toLowerCase() ?? "");
    if (value === undefined) break;
    amount = (amount ?? 1) * value;
    rest = rest.slice(word[0].length);
  }
  if (amount === undefined) return undefined;
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

/** Takes a unit from the beginning of a text, with "of" after it. */
function takeUnit(text: string): { unit?: TypedUnit; name: string } {
  const words = text.trim().split(/\s+/);
  const skipped = words.length > 2 && sizes.test(words[0] ?? "") ? 1 : 0;
  const isFluidOunce = /^fl\.?$/i.test(words[skipped] ?? "") && /^oz\.?$/i.test(words[skipped + 1] ?? "");
  const unit = findUnit(isFluidOunce ? "floz" : (words[skipped] ?? ""));
  const name = words.slice(skipped + (isFluidOunce ? 2 : 1)).join(" ");
  if (!unit || name === "") return { name: withoutOf(text.trim()) };
  return { unit, name: withoutOf(name) };
}

const withoutOf = (text: string) => text.replace(/^(?:of|von)\s+/i, "");

function toQuantity(text: string, amount: number, name: string, unit: TypedUnit | undefined): Quantity | undefined {
  const rest = name.trim();
  // Something has to be left to buy: "500 g" alone is a text, and so is "1.5.2026".
  const isNamed = /^\p{L}/u.test(rest) && !findUnit(rest)?.isMeasure;
  if (!isNamed || !(amount > 0) || !Number.isFinite(amount)) return undefined;
  const typed = text.slice(0, text.lastIndexOf(rest)).replace(/\s+(?:of|von)\s*$/i, "");
  return {
    amount: amount * (unit?.factor ?? 1),
    unit: unit?.unit ?? null,
    typed: typed.trim(),
    name: rest,
    isNumeric: true,
  };
}

function toTrailing(text: string, amount: number, name: string, unit: TypedUnit | undefined): Quantity | undefined {
  const quantity = toQuantity(text, amount, name, unit);
  return quantity && { ...quantity, typed: text.slice(name.length).replace(/^[\s,:(–-]+|[\s)]+$/g, "") };
}
