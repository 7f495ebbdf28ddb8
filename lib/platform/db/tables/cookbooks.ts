import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "./columns.ts";
import { items } from "./items.ts";
import { pictures } from "./media.ts";
import { users } from "./users.ts";

/**
 * Who may read a cookbook: its owner, everyone who knows its address, or everyone. Only a public
 * one is listed and may be found by search engines.
 */
export const cookbookVisibilities = ["private", "unlisted", "public"] as const;
export type CookbookVisibility = (typeof cookbookVisibilities)[number];

/** A named list of recipes and stories. */
export const cookbooks = pgTable(
  "cookbooks",
  {
    id: id(),
    slug: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    titles: jsonb().$type<Partial<Localized>>().notNull(),
    summaries: jsonb().$type<Partial<Localized>>().notNull().default({}),
    coverId: uuid().references(() => pictures.id),
    visibility: text().$type<CookbookVisibility>().notNull().default("private"),
    /** Whether the household of its owner may read it, also while it is private. */
    isInHousehold: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Time of the last change of the title or of an entry. */
    updatedAt: timestamptz().notNull().defaultNow(),
    /** When editors hid it after a report: its owner and the household see it. */
    hiddenAt: timestamptz(),
    /** A deleted cookbook can be restored until a job purges it. */
    deletedAt: timestamptz(),
  },
  (t) => [
    index("cookbooks_user_idx").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("cookbooks_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index("cookbooks_cover_idx").on(t.coverId),
    index("cookbooks_household_idx").on(t.userId).where(sql`${t.isInHousehold} and ${t.deletedAt} is null`),
    index("cookbooks_listed_idx")
      .on(t.createdAt.desc().nullsFirst(), t.slug)
      .where(sql`${t.visibility} = 'public' and ${t.deletedAt} is null`),
    check("cookbooks_visibility_check", sql`${t.visibility} in ('private', 'unlisted', 'public')`),
  ],
);

export const cookbookItems = pgTable(
  "cookbook_items",
  {
    cookbookId: uuid()
      .notNull()
      .references(() => cookbooks.id, { onDelete: "cascade" }),
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    note: text().notNull().default(""),
    createdAt: createdAt(),
    /** A removed entry can be restored, with its position and note, until a job purges it. */
    removedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.cookbookId, t.itemId] }),
    index("cookbook_items_item_idx").on(t.itemId),
    index("cookbook_items_order_idx").on(t.cookbookId, t.position, t.itemId).where(sql`${t.removedAt} is null`),
    index("cookbook_items_removed_idx").on(t.removedAt).where(sql`${t.removedAt} is not null`),
  ],
);
