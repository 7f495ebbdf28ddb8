import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { categories } from "./categories.ts";
import { createdAt, id, publishedAtCopy, timestamptz } from "./columns.ts";
import { pictures, videos } from "./media.ts";
import { tags } from "./tags.ts";
import { users } from "./users.ts";

export const itemTypes = ["recipe", "article"] as const;
export type ItemType = (typeof itemTypes)[number];
export const itemStates = ["draft", "submitted", "rejected", "live"] as const;
export type ItemState = (typeof itemStates)[number];

/**
 * Recipes and articles. Their own tables use the same id, so that likes, categories and tags need
 * one table each. Public are `live` items between `publishedAt` and `expiresAt`.
 */
export const items = pgTable(
  "items",
  {
    id: id(),
    type: text().$type<ItemType>().notNull(),
    state: text().$type<ItemState>().notNull().default("draft"),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    pictureId: uuid().references(() => pictures.id),
    videoId: uuid().references(() => videos.id),
    mainCategoryId: uuid().references(() => categories.id),
    /** Paid for by a partner: cards and pages have to label it. */
    isSponsored: boolean().notNull().default(false),
    rejection: jsonb().$type<{ reason: string; fields: Record<string, string> }>(),
    publishedAt: timestamptz(),
    /** Of an item published again: when readers could see it first. Otherwise null. */
    firstPublishedAt: timestamptz(),
    expiresAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index("items_newest_idx")
      .on(t.type, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'live'`),
    // Holds all columns needed to count the items of an author (index-only scan).
    index("items_live_author_idx")
      .on(t.authorId, t.type, t.publishedAt, t.expiresAt, t.id)
      .where(sql`${t.state} = 'live'`),
    index("items_author_idx").on(t.authorId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("items_expiry_idx").on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    // For the deletion of a picture or clip, which asks whether an item shows it.
    index("items_picture_idx").on(t.pictureId).where(sql`${t.pictureId} is not null`),
    index("items_video_idx").on(t.videoId).where(sql`${t.videoId} is not null`),
    check("items_type_check", sql`${t.type} in ('recipe', 'article')`),
    check("items_state_check", sql`${t.state} in ('draft', 'submitted', 'rejected', 'live')`),
  ],
);

/** `keywords` are additional search words, written by editors. */
export const itemTexts = pgTable(
  "item_texts",
  {
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    metaTitle: text(),
    metaDescription: text(),
    keywords: text().notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.locale] }), unique("item_texts_slug_key").on(t.locale, t.slug)],
);

export const itemCategories = pgTable(
  "item_categories",
  {
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    publishedAt: publishedAtCopy(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.categoryId] }),
    index("item_categories_newest_idx").on(
      t.categoryId,
      t.publishedAt.desc().nullsFirst(),
      t.itemId.desc().nullsFirst(),
    ),
  ],
);

export const itemTags = pgTable(
  "item_tags",
  {
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    tagId: uuid()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    publishedAt: publishedAtCopy(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.tagId] }),
    index("item_tags_newest_idx").on(t.tagId, t.publishedAt.desc().nullsFirst(), t.itemId.desc().nullsFirst()),
  ],
);

/** Keys of the stories of type `static_page`. The route table holds their addresses. */
export const pageKeys = [
  "about-us",
  "team",
  "jobs",
  "our-app",
  "imprint",
  "terms",
  "privacy",
  "contact",
  "accessibility",
] as const;
export type PageKey = (typeof pageKeys)[number];

/** Pages that every site has to have: links to them are never left out. */
export const legalPageKeys = ["imprint", "terms", "privacy", "contact", "accessibility"] as const satisfies PageKey[];

export const isLegalPage = (key: PageKey): key is (typeof legalPageKeys)[number] =>
  legalPageKeys.some((legal) => legal === key);
