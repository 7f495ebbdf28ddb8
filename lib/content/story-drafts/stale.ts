import { wordsOf } from "#lib/content/stories/block-texts.ts";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { hashText } from "#lib/platform/text/hash-text.ts";
import type { BlockRow } from "./content.ts";

const hashWords = (block: BlockContent) => hashText(wordsOf(block));

/**
 * The language whose block has stayed while the other one has changed since an editor compared
 * them; null without one.
 */
export function getStaleLanguage({ de, en, reviewed }: BlockRow): Locale | null {
  if (!de || !en || !reviewed) return null;
  const hasChanged: Localized<boolean> = { de: hashWords(de) !== reviewed.de, en: hashWords(en) !== reviewed.en };
  if (hasChanged.de === hasChanged.en) return null;
  return hasChanged.de ? "en" : "de";
}

/**
 * Notes that both languages of a block say the same. Where one has no words yet there is nothing to
 * compare: its translation is missing, and writing it makes the other one not stale.
 */
export function markReviewed(row: BlockRow): BlockRow {
  const { de, en } = row;
  const isTranslated = de && en && wordsOf(de).trim() !== "" && wordsOf(en).trim() !== "";
  return { ...row, reviewed: isTranslated ? { de: hashWords(de), en: hashWords(en) } : null };
}

/** Notes so for all blocks but those whose translation is stale. */
export function markPublished(rows: readonly BlockRow[]): BlockRow[] {
  return rows.map((row) => (getStaleLanguage(row) === null ? markReviewed(row) : row));
}
