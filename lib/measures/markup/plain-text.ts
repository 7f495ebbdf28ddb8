import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatValue } from "./format.ts";
import type { UnitNames } from "./format-amount.ts";
import { parseMarkup } from "./parse.ts";
import type { MarkupPart } from "./values.ts";

/**
 * Writes a text without markup, with the stored amounts in metric units, for readers that know no
 * values: structured data, feeds, the API, a voice.
 *
 * @param text a text with markup, or its parts.
 */
export function toPlainText(text: string | MarkupPart[], locale: Locale, unitNames: UnitNames): string {
  const parts = typeof text === "string" ? parseMarkup(text).parts : text;
  return parts
    .map((part) => (typeof part === "string" ? part : formatValue(part, { locale, unitNames, system: "metric" })))
    .join("");
}
