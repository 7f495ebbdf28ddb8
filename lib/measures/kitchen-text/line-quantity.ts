import { numberWords, parseTypedNumber, typedNumberPattern } from "#lib/measures/units/typed-number.ts";
import { findUnit } from "#lib/measures/units/unit-words.ts";
import { extractUnit, extractUnknownMeasure, withoutOf } from "./line-unit.ts";
import { containerUnits, unitAdjectives, unknownMeasures } from "./measure-words.ts";

/** One number, or both ends of a range; `to` is null for one number. */
export interface LineAmount {
  from: number;
  to: number | null;
}

/** What a line says about how much, and the text without it. */
export interface LineQuantity {
  /** In `unit`, or pieces where that is null. */
  amount: LineAmount | null;
  unit: string | null;
  /** Words of the quantity that neither amount nor unit can hold: "ca.", "gehäufte", "je 400 g". */
  notes: string[];
  rest: string;
}

const toAmount = (from: number, to: number | null): LineAmount =>
  to !== null && to < from ? { from: to, to: from } : { from, to };

/** The largest amount that a recipe can store. */
const maxAmount = 100_000;

const words = [...numberWords.keys()].join("|");
const spelled = String.raw`(?:${words})(?:\s{1,3}(?:${words})){0,3}(?![\p{L}\p{N}-])(?!\s+(?:and|&)\s+half)`;
const number = `(?:${typedNumberPattern}|${spelled})`;
const unitBetween = String.raw`(?:\s?\p{L}{1,3}\.?)?`;
const range = new RegExp(
  String.raw`^(${number})(?:(${unitBetween})\s*(?:[-–—]|bis(?:\s+zu)?(?!\p{L})|to(?!\p{L})|oder(?!\p{L})|or(?!\p{L}))\s*(${number}))?(?![\d.,]|\s*%)`,
  "iu",
);
const single = new RegExp(String.raw`^(${number})(?![\d.,]|\s*%)`, "iu");
const prefix = new RegExp(
  String.raw`^(?:ca\.?|circa|zirka|etwa|ungefähr|rund|knappe?[rs]?|gute?[rs]?|mind\.?|mindestens|min\.|max\.?|maximal|bis zu|insgesamt|jeweils|je|pro|evtl\.?|eventuell|optional:?|gestrichene?[rs]?|about|approx\.?|approximately|around|roughly|at least|up to|scant|generous|heaped|level|each|~|≈)\s*(?=${number})`,
  "iu",
);
const vague =
  /^(?:etwas|nach (?:Belieben|Geschmack|Bedarf)|n\. ?B\.|[Ee]in paar|ein wenig|ein bisschen|einige|wenig|reichlich|genügend|evtl\.?|eventuell|some|a few|a couple of|a couple|a little|a bit of|plenty of|lots of)(?=\s)/iu;
const times = /^(\d+)\s*[x×]\s*(?=\S)/i;
const second = new RegExp(String.raw`^\s*(?:\+|plus|und|and|/)\s*${number}\s*(?:fl\.?\s*oz|\p{L}+)\.?(?!\p{L})`, "iu");
const eachSize = new RegExp(
  String.raw`^\s*(?:\((?:à|a|je|ca\.|about)?\s*${number}\s?\p{L}{1,30}[^()]{0,60}\)|(?:à|a|je|zu|mit|of)\s+(?:ca\.\s*)?\d[\d.,]*\s?\p{L}+\.?(?!\p{L}))`,
  "iu",
);

/**
 * Extracts the quantity from the beginning of a line: "2–3 EL", "ca. 1 ½ Bund", "eine halbe",
 * "2 x 400 g", "1 Dose (400 g)", "ein paar Zweige".
 *
 * @returns null when the line does not begin with one, or when nothing is left to name.
 */
export function extractLeadingQuantity(text: string): LineQuantity | null {
  const [before = ""] = prefix.exec(text) ?? [];
  const rest = text.slice(before.length);
  const found = times.test(rest)
    ? extractMultiplied(rest)
    : (extractVague(rest) ?? extractNumber(rest) ?? extractUnitAlone(rest));
  if (!found || !isNamed(found.rest)) return null;
  return { ...found, notes: [before.trim(), ...found.notes].filter(Boolean) };
}

/** "500 g" alone names nothing. */
const isNamed = (rest: string) =>
  /^["'„“‚‘»(]*[\p{L}\d]/u.test(rest) && /\p{L}/u.test(rest) && !findUnit(rest)?.isMeasure;

function extractMultiplied(text: string): LineQuantity | null {
  const [start, count = ""] = times.exec(text) ?? [];
  if (!start) return null;
  const each = extractNumber(text.slice(start.length));
  const amount = { from: Number(count), to: null };
  if (!isStorable(amount)) return null;
  if (!each) return { ...extractUnit(text.slice(start.length)), amount };
  // "2 x 400 g Dosen": the weight is that of one can.
  if (each.unit !== null && containerUnits.has(each.unit)) return { ...each, amount };
  if (each.unit === null || !each.amount) return null;
  const product = { from: each.amount.from * amount.from, to: each.amount.to && each.amount.to * amount.from };
  return isStorable(product) ? { ...each, amount: product } : null;
}

function extractNumber(text: string, pattern = range): LineQuantity | null {
  const [match, from = "", unitOfFrom = "", to] = pattern.exec(text) ?? [];
  if (!match) return null;
  // "1 Ei oder 2 Eigelb": the word between the numbers is a name.
  if (unitOfFrom.trim() && !findUnit(unitOfFrom.trim())) return extractNumber(text, single);
  const [dozen = ""] = /^\s+(?:dutzend|dozen)(?=\s)/i.exec(text.slice(match.length)) ?? [];
  const after = text.slice(match.length + dozen.length);
  const [size = ""] = eachSize.exec(after) ?? [];
  // "2 400 g cans"
  const inner = /^\d+$/.test(match) && /^\s+\d/.test(after) ? extractNumber(after.trim()) : null;
  if (inner?.unit && containerUnits.has(inner.unit) && inner.notes.length > 0)
    return { ...inner, amount: { from: Number(match), to: null } };
  const { unit, factor, notes, rest } = extractUnit(after.slice(size.length));
  // "7up" and "3er-Pack" are names; "500g" is not.
  if (size === "" && /^\p{L}/u.test(after) && (unit === null || /\p{L}$/u.test(match))) return null;
  if (unitOfFrom.trim() && findUnit(unitOfFrom.trim())?.unit !== unit) return null;
  if (size && (unit === null || !containerUnits.has(unit))) return null;
  const read = (one: string) => readNumber(one, unit) * factor * (dozen ? 12 : 1);
  const amount = toAmount(read(from), to === undefined ? null : read(to));
  if (!isStorable(amount)) return null;
  // "1 gr. Zwiebel" is large, "100 gr. Mehl" are grams.
  if (unit === "g" && /^\s*gr\.?\s/i.test(after) && amount.from <= 5) {
    const sized = extractUnit(rest);
    return { ...sized, amount, notes: ["gr.", ...notes, ...sized.notes] };
  }
  const measured = extractContainer(match, after, { unit, rest });
  if (measured) return measured;
  const isUnknown = unit === null && extractUnknownMeasure(rest);
  if (isUnknown)
    return { amount: null, unit: null, notes: [`${match}${dozen} ${isUnknown.word}`, ...notes], rest: isUnknown.rest };
  const [more = ""] = second.exec(rest) ?? [];
  const [each = ""] = unit !== null && containerUnits.has(unit) ? (eachSize.exec(rest) ?? []) : [];
  const extra = isMeasured(more) ? more : each;
  const left = withoutOf(rest.slice(extra.length).trim());
  return { amount, unit, notes: [...notes, unwrap(size), unwrap(extra)].filter(Boolean), rest: left };
}

function isMeasured(text: string): boolean {
  const [word = ""] = /(?<!\p{L})\p{L}+\.?$/u.exec(text) ?? [];
  return findUnit(word) !== undefined || unknownMeasures.test(word);
}

/** "400 g Dose Tomaten" is a can. */
function extractContainer(match: string, after: string, measured: { unit: string | null; rest: string }) {
  const { unit, rest } = measured;
  if (unit === null || containerUnits.has(unit)) return null;
  const container = extractUnit(rest);
  if (container.unit === null || !containerUnits.has(container.unit)) return null;
  const size = `${match}${after.slice(0, after.lastIndexOf(rest))}`.trim();
  return { ...container, amount: { from: 1, to: null }, notes: [size, ...container.notes] };
}

function extractVague(text: string): LineQuantity | null {
  const [phrase] = vague.exec(text) ?? [];
  if (!phrase) return null;
  const rest = text.slice(phrase.length).trim();
  const { unit, typed, notes, rest: name } = extractUnit(rest);
  if (unit === null) return { amount: null, unit, notes: [phrase], rest: withoutOf(rest) };
  return { amount: null, unit: null, notes: [[phrase, ...notes, typed].join(" ")], rest: name };
}

/** "Prise Salz", "bunch of parsley" and "small bunch dill" are one; "Can opener" is a name. */
function extractUnitAlone(text: string): LineQuantity | null {
  const [first = "", ...others] = text.split(/\s+/);
  const isSized = unitAdjectives.test(first);
  const [word = "", next = ""] = isSized ? others : [first, ...others];
  const isGerman = /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(next);
  const isEnglish = next === "of" || /^(?:pinch|handful|dash)$/i.test(word) || (isSized && word === "bunch");
  const unit = findUnit(word);
  if (!unit?.unit || unit.isMeasure || !(isGerman || isEnglish)) return null;
  return { ...extractUnit(text), amount: { from: 1, to: null } };
}

const unwrap = (text: string) => text.trim().replace(/^\((.*)\)$/, "$1");

function readNumber(text: string, unit: string | null): number {
  if (!/^\p{L}/u.test(text)) return parseTypedNumber(text.trim(), unit);
  const values = text.toLowerCase().split(/\s+/);
  return values.reduce((product, word) => product * (numberWords.get(word) ?? 1), 1);
}

function isStorable({ from, to }: LineAmount): boolean {
  return [from, to ?? from].every((one) => one > 0 && one <= maxAmount);
}
