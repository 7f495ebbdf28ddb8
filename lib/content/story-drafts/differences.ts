import { wordsOf } from "#lib/content/stories/block-texts.ts";
import type { BlockType } from "#lib/content/stories/blocks.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { diffWords, type TextPart } from "#lib/platform/text/word-difference.ts";
import type { BlockRow, StoryContent, StoryText } from "./content.ts";

/** A field or block that two contents have differently. */
export interface StoryDifference {
  field: keyof StoryText | "block" | "order" | "facts";
  language: Locale | null;
  /** Of a block. */
  blockType: BlockType | null;
  kind: "changed" | "added" | "removed";
  /** Of the words; empty where only pictures, recipes or facts differ. */
  parts: TextPart[];
}

const textFields = ["title", "slug", "summary", "metaTitle", "metaDescription"] as const;

/** Lists what differs between two contents, by field and block, in the order of the form. */
export function listStoryDifferences(before: StoryContent, after: StoryContent): StoryDifference[] {
  const facts = ({ texts: _, rows: __, ...rest }: StoryContent) =>
    JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const rowIds = [...after.rows, ...before.rows.filter(({ id }) => !after.rows.some((row) => row.id === id))];
  return [
    ...(facts(before) === facts(after) ? [] : [toDifference("facts", null, [])]),
    ...locales.flatMap((language) =>
      textFields
        .filter((field) => before.texts[language][field] !== after.texts[language][field])
        .map((field) =>
          toDifference(field, language, diffWords(before.texts[language][field], after.texts[language][field])),
        ),
    ),
    ...(isSameOrder(before.rows, after.rows) ? [] : [toDifference("order", null, [])]),
    ...rowIds.flatMap(({ id }) => {
      const [former, current] = [before, after].map(({ rows }) => rows.find((row) => row.id === id));
      return locales.flatMap((language) => diffBlock(former, current, language));
    }),
  ];
}

function toDifference(field: StoryDifference["field"], language: Locale | null, parts: TextPart[]): StoryDifference {
  return { field, language, blockType: null, kind: "changed", parts };
}

function diffBlock(former: BlockRow | undefined, current: BlockRow | undefined, language: Locale): StoryDifference[] {
  const [from, to] = [former?.[language] ?? null, current?.[language] ?? null];
  const block = to ?? from;
  if (!block || stringify(from) === stringify(to)) return [];
  const parts = diffWords(from ? wordsOf(from) : "", to ? wordsOf(to) : "");
  const kind = from === null ? "added" : to === null ? "removed" : "changed";
  const hasWords = parts.some((part) => part.kind !== "same");
  return [{ field: "block", language, blockType: block.type, kind, parts: hasWords ? parts : [] }];
}

/** PostgreSQL sorts the keys of JSON, the editor does not. */
const stringify = (block: BlockRow["de"]) =>
  JSON.stringify(block && Object.entries(block).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether the blocks that both have follow each other in the same order. */
function isSameOrder(before: readonly BlockRow[], after: readonly BlockRow[]): boolean {
  const common = (rows: readonly BlockRow[], others: readonly BlockRow[]) =>
    rows.map(({ id }) => id).filter((id) => others.some((row) => row.id === id));
  return common(before, after).join() === common(after, before).join();
}
