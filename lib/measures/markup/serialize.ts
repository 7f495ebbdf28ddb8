import { serializeNumber } from "./numbers.ts";
import type { AmountValue, DurationValue, MarkupPart, MarkupValue } from "./values.ts";

/** Writes a parsed text as markup; `parseMarkup` reads the same parts from it. */
export function serializeMarkup(parts: MarkupPart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : serializeValue(part))).join("");
}

/** Writes a value with its braces. */
export function serializeValue(value: MarkupValue): string {
  return `{${serializeBody(value)}}`;
}

function serializeBody(value: MarkupValue): string {
  switch (value.type) {
    case "amount":
      return serializeAmount(value);
    case "temperature":
      if (value.heat === "gas") return `gas ${serializeRange(value)}`;
      return `${value.heat === "fan" ? "fan " : ""}${serializeRange(value)} °C`;
    case "duration":
      return serializeDuration(value);
    case "length":
      return `${serializeRange(value, serializeDecimal)} ${value.unit}`;
    case "tin":
      return `${value.shape === "loaf" ? "loaf " : ""}tin ${value.sizes.map(serializeDecimal).join(" × ")} cm`;
  }
}

function serializeAmount({ unitCode, ingredient, occurrence, isFixed, noun, ...range }: AmountValue): string {
  const reference = ingredient && (occurrence > 1 ? `${ingredient}#${occurrence}` : ingredient);
  const words = [serializeRange(range), unitCode, reference].filter((word) => word !== null);
  return `${isFixed ? "=" : ""}${words.join(" ")}${noun ? `|${noun.one}|${noun.many}` : ""}`;
}

function serializeDuration({ unit, extraMinutes, hasTimer, ...range }: DurationValue): string {
  const minutes = extraMinutes === null ? "" : ` ${serializeNumber(extraMinutes)} min`;
  return `${serializeRange(range)} ${unit}${minutes}${hasTimer ? "" : ", no timer"}`;
}

function serializeRange({ from, to }: { from: number; to: number | null }, serialize = serializeNumber): string {
  return to === null ? serialize(from) : `${serialize(from)}–${serialize(to)}`;
}

/** Centimetres have decimals, "2.5", as far as those are exact. */
function serializeDecimal(value: number): string {
  return Number.isInteger(value * 1000) ? String(value) : serializeNumber(value);
}
