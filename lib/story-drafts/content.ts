import type { Block, BlockContent, StoryType } from "#lib/db/tables/stories.ts";
import { wordsOf } from "#lib/findings/story-texts.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";

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

const isFilled = (text: string) => text.trim() !== "";

/** Leaves out what an editor has left empty: optional fields, and entries of lists. */
export function toStoredBlock(block: BlockContent): BlockContent {
  switch (block.type) {
    case "list":
      return { ...block, items: block.items.filter(isFilled) };
    case "quote": {
      const { author, ...quote } = block;
      return author?.trim() ? { ...quote, author } : quote;
    }
    case "image_collection":
      return {
        ...block,
        pictures: block.pictures.map(({ pictureId, caption }) =>
          caption?.trim() ? { pictureId, caption } : { pictureId },
        ),
      };
    case "video": {
      const { caption, ...video } = block;
      return caption?.trim() ? { ...video, caption } : video;
    }
    case "link_module": {
      const { pictureId, ...module } = block;
      return pictureId ? { ...module, pictureId } : module;
    }
    case "proscons":
      return { ...block, pros: block.pros.filter(isFilled), cons: block.cons.filter(isFilled) };
    case "content_meta_carousel":
      return { ...block, entries: block.entries.filter(({ title, text }) => isFilled(title) || isFilled(text)) };
    default:
      return block;
  }
}
