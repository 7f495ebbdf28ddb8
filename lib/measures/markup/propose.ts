import { type DetectedValue, detectValues } from "./detect.ts";
import { createRowFinder, type ProposalRow } from "./name-matching.ts";
import { maxValues, parseValue } from "./parse.ts";
import { serializeValue } from "./serialize.ts";
import type { AmountValue, DurationValue, MarkupValue } from "./values.ts";

/** Words around a time that is not waited for. */
const idleBefore = /(?:\b(?:alle|every|hält|halten|keeps|stays?|bleib\w{0,9}|letzten|last)\s(?:\S+\s){0,1})$/i;
const idleAfter = /^\s(?:länger|kürzer|longer|shorter|less|vorher|apart)(?!\p{L})/u;
/** Words of an amount for each glass or bun, which does not grow with the servings. */
const eachBefore =
  /(?:\b(?:je|jeweils|pro\s\p{L}+|(?:for|to)\seach\s\p{L}+,?|(?:in|auf)\sjedes?\s\p{L}+)\s(?:\p{L}+\s){0,2})$/iu;
const eachAfter =
  /^(?:(?!\s(?:und|and)\s)[^.,;]){0,40}?\s(?:per\s\p{L}|each(?!\p{L})|pro\s\p{L}|(?:in|auf)\sjede[smn]?(?!\p{L}))/iu;

/** How many characters around a value say what it is. */
const contextLength = 200;

/**
 * Marks the values of a plain text: "150 ml Kokosmilch" becomes "{150 ml coconut-milk} Kokosmilch".
 * Values that are marked already stay. It is a proposal: an author checks which times are waited
 * for and which amounts grow with the servings.
 *
 * @param rows the ingredients of the recipe with their names in the language of the text, those of
 *   the step first.
 */
export function proposeMarkup(text: string, rows: ProposalRow[]): string {
  const pieces = text.split(/(\{[^{}]*\})/);
  let room = maxValues - pieces.filter((piece) => piece.startsWith("{")).length;
  return pieces
    .map((piece) => {
      if (piece.startsWith("{") || room <= 0) return piece;
      const proposals = findProposals(piece, rows, room);
      room -= proposals.length;
      return markProse(piece, proposals);
    })
    .join("");
}

function markProse(text: string, proposals: DetectedValue[]): string {
  let marked = "";
  let end = 0;
  for (const { index, length, value } of proposals) {
    marked += text.slice(end, index) + serializeValue(value);
    end = index + length;
  }
  return marked + text.slice(end);
}

/**
 * Finds the values of a plain text that can be marked, in their order, and where they are.
 *
 * @param limit how many there is room for; the others are not compared with the rows.
 */
export function findProposals(text: string, rows: ProposalRow[], limit: number = maxValues): DetectedValue[] {
  let end = 0;
  const detected = [...detectValues(text), ...detectCounts(text, rows)].sort(byIndex).filter(({ index, length }) => {
    if (index < end) return false;
    end = index + length;
    return true;
  });
  const findRow = createRowFinder(rows);
  return detected
    .filter(isMarkable)
    .slice(0, limit)
    .map(({ index, length, value }) => {
      const behind = index + length;
      const before = text.slice(Math.max(0, index - contextLength), index);
      const after = text.slice(behind, behind + contextLength);
      return { index, length, value: completeValue(value, before, after, findRow) };
    })
    .filter(isMarkable);
}

/** A sixth, a million and the tenth row of an ingredient have no markup. */
function isMarkable({ value }: DetectedValue): boolean {
  return parseValue(serializeValue(value).slice(1, -1)) !== null;
}

type RowFinder = ReturnType<typeof createRowFinder>;

function completeValue(value: MarkupValue, before: string, after: string, findRow: RowFinder): MarkupValue {
  if (value.type === "duration") return toWaited(value, before, after);
  return value.type === "amount" ? toNamed(value, before, after, findRow) : value;
}

const byIndex = (a: { index: number }, b: { index: number }) => a.index - b.index;

function toWaited(value: DurationValue, before: string, after: string): DurationValue {
  return { ...value, hasTimer: !idleBefore.test(before) && !idleAfter.test(after) };
}

function toNamed(value: AmountValue, before: string, after: string, findRow: RowFinder): AmountValue {
  const isFixed = eachBefore.test(before) || eachAfter.test(after);
  if (value.ingredient) return { ...value, isFixed };
  const row = findRow(after, value);
  return { ...value, isFixed, ingredient: row?.ingredient ?? null, occurrence: row?.occurrence ?? 1 };
}

/** Finds counted ingredients: "2 Eier", with the words that agree with the number. */
function detectCounts(text: string, rows: ProposalRow[]): DetectedValue[] {
  const counted = rows.filter(({ unitCode }) => unitCode === null);
  const rowsByWord = new Map(
    // The first row of a name counts.
    counted.toReversed().flatMap((row) => {
      const { one, many } = row.names;
      return [one, many, `${many}n`].map((word) => [word, row] as const);
    }),
  );
  return [...text.matchAll(/(?<![\p{L}\d.,/⁄–-])(\d{1,3})\s(\p{L}+)/gu)].flatMap(
    ({ 0: all, 1: digits, 2: word = "", index }) => {
      const from = Number(digits);
      const found = rowsByWord.get(word);
      if (!found) return [];
      const { names, ingredient, occurrence } = found;
      const noun = from === 1 ? { one: word, many: names.many } : { one: names.one, many: word };
      const shared = { type: "amount", to: null, unitCode: null, isFixed: false } as const;
      return [{ index, length: all.length, value: { ...shared, from, ingredient, occurrence, noun } }];
    },
  );
}
