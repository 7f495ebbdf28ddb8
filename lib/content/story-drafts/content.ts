import { wordsOf } from "#lib/content/stories/block-texts.ts";
import { type Block, type BlockContent, mapFields } from "#lib/content/stories/blocks.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";

/** Texts of a story in one language beside its blocks; empty means missing. */
export interface StoryText {
  slug: string;
  title: string;
  summary: string;
  metaTitle: string;
  metaDescription: string;
}

/** A block in both languages, which stand side by side; null where a language has none. */
export interface BlockRow {
  id: string;
  de: BlockContent | null;
  en: BlockContent | null;
  /** Hash per language of the words that an editor has last compared; null before. */
  reviewed: Localized | null;
}

/** All that editors write of a story; dates of publication are not part of it. */
export interface StoryContent {
  storyType: StoryType;
  /** Of shopping tips: pans, knives, baking tins. */
  theme: string;
  authorId: string;
  pictureId: string | null;
  mainCategoryId: string | null;
  categoryIds: string[];
  tagIds: string[];
  isSponsored: boolean;
  texts: Localized<StoryText>;
  rows: BlockRow[];
}

export const emptyText: StoryText = { slug: "", title: "", summary: "", metaTitle: "", metaDescription: "" };

/** The content of a new story. */
export function createContent(storyType: StoryType, authorId: string): StoryContent {
  return {
    storyType,
    authorId,
    theme: "",
    pictureId: null,
    mainCategoryId: null,
    categoryIds: [],
    tagIds: [],
    isSponsored: false,
    texts: { de: emptyText, en: emptyText },
    rows: [],
  };
}

/** Whether a language has anything written: blocks are added to both, without words. */
export function hasText({ texts, rows }: StoryContent, locale: Locale): boolean {
  const hasWords = (row: BlockRow) => row[locale] !== null && wordsOf(row[locale]).trim() !== "";
  return texts[locale].title.trim() !== "" || rows.some(hasWords);
}

/** The blocks of one language, as they are stored. */
export function toBody(rows: readonly BlockRow[], locale: Locale): Block[] {
  return rows.flatMap((row) => (row[locale] ? [{ ...toStoredBlock(row[locale]), id: row.id }] : []));
}

/** Leaves out what an editor has left empty: optional fields, and entries of lists. */
export function toStoredBlock(block: BlockContent): BlockContent {
  return mapFields(block, ({ kind, value }) => (kind.withoutEmpty ? kind.withoutEmpty(value) : value));
}
