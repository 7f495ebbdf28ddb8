import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/i18n/locales.ts";
import { items, type PageKey } from "./items.ts";

export const storyTypes = ["article", "static_page", "shopping_tip", "news"] as const;
export type StoryType = (typeof storyTypes)[number];

/**
 * Block of a story. Texts may contain the marks of lib/stories/inline-markup.ts: **bold**,
 * *italic*, [link](address); addresses may name an item (lib/stories/item-references.ts). `group`
 * is the position of an ingredient group in its recipe. `id` is the same in both languages; blocks
 * that were never edited at the desk have none.
 */
export type Block = { id?: string } & BlockContent;

export type BlockContent =
  | { type: "headline"; level: 2 | 3; text: string }
  | { type: "text"; text: string }
  | { type: "list"; ordered: boolean; items: string[] }
  | { type: "quote"; text: string; author?: string }
  | { type: "image_collection"; pictures: { pictureId: string; caption?: string }[] }
  | { type: "video"; videoId: string; caption?: string }
  | { type: "recipes"; itemIds: string[] }
  | { type: "recipe_part"; itemId: string; group: number }
  | { type: "content_meta_carousel"; title: string; entries: { title: string; text: string }[] }
  | { type: "link_module"; title: string; text: string; label: string; href: string; pictureId?: string }
  | { type: "proscons"; prosTitle: string; pros: string[]; consTitle: string; cons: string[] }
  | { type: "cta_button"; text: string; href: string };

/** `theme` groups shopping tips (pans, knives, baking tins), `pageKey` identifies a static page. */
export const stories = pgTable(
  "stories",
  {
    itemId: uuid()
      .primaryKey()
      .references(() => items.id, { onDelete: "cascade" }),
    storyType: text().$type<StoryType>().notNull(),
    pageKey: text().$type<PageKey>().unique(),
    theme: text(),
  },
  (t) => [
    index("stories_type_idx").on(t.storyType, t.itemId),
    check("stories_type_check", sql`${t.storyType} in ('article', 'static_page', 'shopping_tip', 'news')`),
  ],
);

export const storyTexts = pgTable(
  "story_texts",
  {
    itemId: uuid()
      .notNull()
      .references(() => stories.itemId, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    body: jsonb().$type<Block[]>().notNull(),
    /** Computed when the text is saved. */
    readingMinutes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.locale] })],
);
