import { typedNumberPattern as number, parseTypedNumber } from "#lib/measures/units/typed-number.ts";
import { findUnit } from "#lib/measures/units/unit-words.ts";
import { type DurationUnit, type MarkupValue, markupUnits } from "./values.ts";

/** A value that is written in plain text, and where. */
export interface DetectedValue {
  index: number;
  length: number;
  value: MarkupValue;
}

/** Longer texts are no steps, and are not searched. */
const maxTextLength = 20_000;
/** No step has more; each costs a look at what stands around it. */
const maxNumbers = 300;
/** How far a unit, a tin or a gas mark may be from its number. */
const contextLength = 80;
const numberRange = new RegExp(
  String.raw`(?<![\p{L}\d.,/⁄])(${number})(?:\s?[–-]\s?(${number})|\s(?:bis|to)\s(${number}))?(?![/⁄]\d)`,
  "gu",
);
/** "20 × 30 cm": the second number and its unit, behind the first. */
const otherSide = new RegExp(String.raw`^\s?[×x]\s?(${number})\s?cm(?!\p{L})`, "u");
const hoursAndMinutes =
  /^\s?(?:Stunden?|Std\.?|hours?|hrs?|h)\s(?:und\s|and\s)?(\d{1,4})\s?(?:Minuten?|minutes?|min)(?!\p{L})/u;
const word = /^\s?(\p{L}+)/u;

const durationUnits: Record<string, DurationUnit> = Object.fromEntries(
  Object.entries({
    s: "sekunde sekunden sek second seconds sec s",
    min: "minute minuten min minutes mins",
    h: "stunde stunden std hour hours hr hrs h",
  }).flatMap(([unit, words]) => words.split(" ").map((one) => [one, unit as DurationUnit])),
);

const tinWords =
  "springform|tarteform|quicheform|gugelhupf|kastenform|form\\b|blech|bundt|loaf tin|tin\\b|dish\\b|pan\\b";
const tinBefore = new RegExp(String.raw`(?:${tinWords})\S{0,40}\s(?:von|of)\s$`, "i");
const tinAfter = new RegExp(String.raw`^\s(?:\S+\s){0,2}?\S*(?:${tinWords})`, "i");

/**
 * Finds numbers with a unit in a text of either language: amounts, temperatures, durations, lengths
 * and tins. Spelled numbers ("ten minutes") are words of a story and not found.
 */
export function detectValues(text: string): DetectedValue[] {
  if (text.length > maxTextLength) return [];
  const detected = [...text.matchAll(numberRange)].slice(0, maxNumbers).flatMap((match) => {
    const [all, from = "", to = match[3]] = match;
    const end = match.index + all.length;
    const read = (unit: string | null = null): NumberRange => ({
      from: parseTypedNumber(from, unit),
      to: to === undefined ? null : parseTypedNumber(to, unit),
    });
    const before = text.slice(Math.max(0, match.index - contextLength), match.index);
    const after = text.slice(end, end + contextLength);
    const found =
      detectTemperature(read(), before, after) ?? detectSize(read(), before, after) ?? detectMeasure(read, after);
    if (!found) return [];
    const { value, head = 0, tail } = found;
    return { index: match.index - head, length: head + all.length + tail, value };
  });
  // The minutes of "1 hour 30 minutes" are not found again.
  return detected.filter(({ index }, position) => {
    const before = detected[position - 1];
    return !before || index >= before.index + before.length;
  });
}

interface Found {
  value: MarkupValue;
  /** Characters before and behind the number that belong to the value. */
  head?: number;
  tail: number;
}

type NumberRange = { from: number; to: number | null };

function detectTemperature(range: NumberRange, before: string, after: string): Found | null {
  const [gas] = /(?:Gas Stufe|gas mark)\s$/i.exec(before) ?? [];
  if (gas) return { value: { type: "temperature", ...range, heat: "gas" }, head: gas.length, tail: 0 };
  const [degrees, fanBehind] = /^\s?(?:°\s?C|Grad)(\s(?:Umluft|fan)(?!\p{L}))?/u.exec(after) ?? [];
  if (!degrees) return null;
  const [fan] = /(?:Umluft|fan|convection)\s$/i.exec(before) ?? [];
  const heat = fan || fanBehind ? "fan" : "conventional";
  return { value: { type: "temperature", ...range, heat }, head: fan?.length ?? 0, tail: degrees.length };
}

function detectSize(range: NumberRange, before: string, after: string): Found | null {
  const [sides, other = ""] = otherSide.exec(after) ?? [];
  if (sides) {
    const sizes = [range.from, parseTypedNumber(other, null)];
    return { value: { type: "tin", shape: "rectangular", sizes }, tail: sides.length };
  }
  const [length, unit] = /^\s?(mm|cm)(?!\p{L})/u.exec(after) ?? [];
  if (!length) return null;
  const behind = after.slice(length.length);
  if (unit === "mm" || range.to !== null || !(tinBefore.test(before) || tinAfter.test(behind)))
    return { value: { type: "length", ...range, unit: unit as "mm" | "cm" }, tail: length.length };
  const shape =
    /kasten\S{0,40}\s(?:von|of)\s$/i.test(before) || /^\s\S*(?:kasten|loaf)/i.test(behind) ? "loaf" : "round";
  return { value: { type: "tin", shape, sizes: [range.from] }, tail: length.length };
}

function detectMeasure(read: (unit?: string | null) => NumberRange, after: string): Found | null {
  const range = read();
  const [both, minutes] = hoursAndMinutes.exec(after) ?? [];
  const duration = { type: "duration", ...range, hasTimer: true } as const;
  if (both && range.to === null)
    return { value: { ...duration, unit: "h", extraMinutes: Number(minutes) }, tail: both.length };
  const [spaced, name = ""] = word.exec(after) ?? [];
  if (!spaced) return null;
  const time = durationUnits[name.toLowerCase()];
  if (time) return { value: { ...duration, unit: time, extraMinutes: null }, tail: spaced.length };
  const unit = findUnit(name);
  // Slices and pieces are what something is cut into, too.
  if (!unit?.unit || unit.unit === "slice" || !markupUnits.includes(unit.unit)) return null;
  const { from, to } = read(unit.unit);
  const amount = { from: from * unit.factor, to: to === null ? null : to * unit.factor, unitCode: unit.unit };
  const shared = { type: "amount", ingredient: null, occurrence: 1, isFixed: false, noun: null } as const;
  return { value: { ...shared, ...amount }, tail: spaced.length };
}
