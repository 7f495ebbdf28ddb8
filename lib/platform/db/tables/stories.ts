import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Block } from "#lib/content/stories/blocks.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { items, type PageKey } from "./items.ts";

export const storyTypes = ["article", "static_page", "shopping_tip", "news"] as const;
export type StoryType = (typeof storyTypes)[number];

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
