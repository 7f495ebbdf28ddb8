import { numberPattern, parseNumber } from "./numbers.ts";
import { type AmountValue, type DurationUnit, type MarkupPart, type MarkupValue, markupUnits } from "./values.ts";

/** Markup that cannot be read: what stands there, and where it begins. */
export interface MalformedMarkup {
  excerpt: string;
  index: number;
}

/** Words of other values, which are no keys of ingredients: "=35 min" is malformed. */
const reservedWords = ["s", "min", "h", "mm", "cm"];

const range = `(${numberPattern})(?:–(${numberPattern}))?`;
const pattern = (source: string) => new RegExp(`^${source}$`);

const patterns = {
  temperature: pattern(`(fan )?${range} °C`),
  gas: pattern(`gas ${range}`),
  duration: pattern(`${range} (s|min|h)(, no timer)?`),
  hoursAndMinutes: pattern(`(${numberPattern}) h (${numberPattern}) min(, no timer)?`),
  length: pattern(`${range} (mm|cm)`),
  tin: pattern(`(loaf )?tin (${numberPattern})(?: × (${numberPattern}))? cm`),
  amount: pattern(`(=)?${range}(?: ([a-z0-9-]+))?(?: ([a-z0-9-]+))?(?:#([1-9]))?`),
};

/** Values of a text, each of which a page shows as an element; steps of real recipes have ten. */
export const maxValues = 50;

/**
 * Reads a text with values in braces: "Bake for {35 min} at {200 °C}." Malformed values, and those
 * after the fiftieth, stay in the text as they are and are listed beside it.
 */
export function parseMarkup(text: string): { parts: MarkupPart[]; malformed: MalformedMarkup[] } {
  const parts: MarkupPart[] = [];
  const malformed: MalformedMarkup[] = [];
  let count = 0;
  for (const { 0: piece, index } of text.matchAll(/\{[^{}]*\}|[{}]|[^{}]+/g)) {
    const isValue = count < maxValues && piece.startsWith("{") && piece.endsWith("}");
    const value = isValue ? parseValue(piece.slice(1, -1)) : null;
    if (value) {
      parts.push(value);
      count += 1;
    } else {
      if (/[{}]/.test(piece)) malformed.push({ excerpt: piece, index });
      const before = parts.at(-1);
      if (typeof before === "string") parts[parts.length - 1] = before + piece;
      else parts.push(piece);
    }
  }
  return { parts, malformed };
}

/**
 * Reads what stands between two braces.
 *
 * @returns null when it is no value.
 */
export function parseValue(source: string): MarkupValue | null {
  const [head = "", ...words] = source.split("|");
  if (words.length === 0) return parseTime(head) ?? parseSize(head) ?? parseAmount(head, null);
  const [one, many] = words;
  return words.length === 2 && one?.trim() && many?.trim() ? parseAmount(head, { one, many }) : null;
}

const toRange = (from = "", to?: string) => ({ from: parseNumber(from), to: to ? parseNumber(to) : null });

function parseTime(text: string): MarkupValue | null {
  const [hours, wholeHours, minutes, hoursFlag] = patterns.hoursAndMinutes.exec(text) ?? [];
  if (hours) {
    const extraMinutes = parseNumber(minutes ?? "");
    return { type: "duration", ...toRange(wholeHours), unit: "h", extraMinutes, hasTimer: !hoursFlag };
  }
  const [duration, from, to, unit, flag] = patterns.duration.exec(text) ?? [];
  if (!duration) return null;
  return { type: "duration", ...toRange(from, to), unit: unit as DurationUnit, extraMinutes: null, hasTimer: !flag };
}

function parseSize(text: string): MarkupValue | null {
  const [temperature, fan, ...degrees] = patterns.temperature.exec(text) ?? [];
  if (temperature) return { type: "temperature", ...toRange(...degrees), heat: fan ? "fan" : "conventional" };
  const [gas, ...marks] = patterns.gas.exec(text) ?? [];
  if (gas) return { type: "temperature", ...toRange(...marks), heat: "gas" };
  const [length, from, to, unit] = patterns.length.exec(text) ?? [];
  if (length) return { type: "length", ...toRange(from, to), unit: unit as "mm" | "cm" };
  const [tin, loaf, size, otherSize] = patterns.tin.exec(text) ?? [];
  if (!tin || (loaf && otherSize)) return null;
  const shape = loaf ? "loaf" : otherSize ? "rectangular" : "round";
  const sizes = [size, otherSize].filter((one) => one !== undefined).map(parseNumber);
  return { type: "tin", shape, sizes };
}

function parseAmount(text: string, noun: AmountValue["noun"]): MarkupValue | null {
  const [amount, equals, from, to, ...rest] = patterns.amount.exec(text) ?? [];
  if (!amount) return null;
  const [first, second, occurrence] = rest;
  const unitCode = first && markupUnits.includes(first) ? first : null;
  const ingredient = unitCode ? (second ?? null) : (first ?? null);
  if ((second && !unitCode) || (occurrence && !ingredient)) return null;
  if (ingredient && reservedWords.includes(ingredient)) return null;
  const shared = { unitCode, ingredient, occurrence: Number(occurrence ?? 1), isFixed: equals === "=", noun };
  return { type: "amount", ...toRange(from, to), ...shared };
}
