import type { ProposalRow } from "#lib/measures/markup/name-matching.ts";
import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { toPlainText } from "#lib/measures/markup/plain-text.ts";
import { findProposals } from "#lib/measures/markup/propose.ts";
import { serializeMarkup, serializeValue } from "#lib/measures/markup/serialize.ts";
import type { MarkupPart, MarkupValue } from "#lib/measures/markup/values.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Words of the units in the language of a text, by code. */
export type UnitNames = Record<string, { one: string; many: string }>;

/**
 * A value of a text: one that is marked, or a proposal. `index` and `length` are its place in the
 * text as it is read.
 */
export interface TextValue {
  index: number;
  length: number;
  /** As it is read: "30 Minuten". */
  text: string;
  value: MarkupValue;
}

interface Context {
  language: Locale;
  unitNames: UnitNames;
}

/** The parts of a stored text with the place of each in the text as it is read. */
function toPlacedParts(stored: string, { language, unitNames }: Context) {
  let index = 0;
  return parseMarkup(stored).parts.map((part) => {
    const text = typeof part === "string" ? part : toPlainText([part], language, unitNames);
    const placed = { part, text, index };
    index += text.length;
    return placed;
  });
}

/** A stored text as its author reads and edits it, without markup. */
export function toEditedText(stored: string, context: Context): string {
  return toPlacedParts(stored, context)
    .map(({ text }) => text)
    .join("");
}

/**
 * Takes over what was typed into a text. Values before and behind the change stay marked; a value
 * that the change touches becomes plain text. Braces are the markup's own and become round
 * brackets.
 */
export function changeMarkedText(stored: string, typed: string, context: Context): string {
  const before = toEditedText(stored, context);
  const after = typed.replaceAll("{", "(").replaceAll("}", ")");
  if (after === before) return stored;
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const shift = after.length - before.length;
  const parts: MarkupPart[] = [];
  let end = 0;
  for (const { part, text, index } of toPlacedParts(stored, context)) {
    if (typeof part === "string") continue;
    const isBefore = index + text.length <= start;
    const isBehind = index >= before.length - tail;
    if (!isBefore && !isBehind) continue;
    const at = isBefore ? index : index + shift;
    const isExtended = [-1, text.length].some(
      (offset) => after[at + offset] !== before[index + offset] && /[\p{L}\p{N}]/u.test(after[at + offset] ?? ""),
    );
    if (isExtended) continue;
    parts.push(after.slice(end, at), part);
    end = at + text.length;
  }
  return serializeMarkup([...parts, after.slice(end)]);
}

/** The values of a stored text that are marked. */
export function listMarkedValues(stored: string, context: Context): TextValue[] {
  return toPlacedParts(stored, context).flatMap(({ part, text, index }) =>
    typeof part === "string" ? [] : [{ index, length: text.length, text, value: part }],
  );
}

/** The values of a stored text that could be marked. */
export function listProposedValues(stored: string, rows: ProposalRow[], context: Context): TextValue[] {
  return toPlacedParts(stored, context).flatMap(({ part, index }) =>
    typeof part !== "string"
      ? []
      : findProposals(part, rows).map((proposal) => ({
          index: index + proposal.index,
          length: proposal.length,
          text: part.slice(proposal.index, proposal.index + proposal.length),
          value: proposal.value,
        })),
  );
}

/** Marks values that were proposed. */
export function acceptProposals(stored: string, accepted: TextValue[], context: Context): string {
  let marked = "";
  for (const { part, text, index } of toPlacedParts(stored, context)) {
    if (typeof part !== "string") {
      marked += serializeValue(part);
      continue;
    }
    let end = 0;
    for (const { index: at, length, value } of accepted) {
      if (at < index + end || at + length > index + text.length) continue;
      marked += text.slice(end, at - index) + serializeValue(value);
      end = at - index + length;
    }
    marked += text.slice(end);
  }
  return marked;
}

/** Makes a marked value plain text again. */
export function unmarkValue(stored: string, { index }: TextValue, context: Context): string {
  return toPlacedParts(stored, context)
    .map(({ part, text, index: at }) => (typeof part === "string" || at === index ? text : serializeValue(part)))
    .join("");
}
