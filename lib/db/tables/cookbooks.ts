import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Localized } from "#lib/i18n/locales.ts";
import { createdAt, id, instant } from "./columns.ts";
import { items } from "./items.ts";
import { pictures } from "./pictures.ts";
import { users } from "./users.ts";

/** A named pile of recipes and stories. Private unless its owner makes it public. */
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
    visibility: text().$type<"private" | "public">().notNull().default("private"),
    createdAt: createdAt(),
    /** When something was last put in, moved or renamed. */
    updatedAt: instant().notNull().defaultNow(),
    /** Deleted, but not yet beyond recall. */
    deletedAt: instant(),
  },
  (t) => [
    index("cookbooks_user_idx").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("cookbooks_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index("cookbooks_cover_idx").on(t.coverId),
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
    /** The owner's own words about it. */
    note: text().notNull().default(""),
    createdAt: createdAt(),
    /** Taken out, but not yet beyond recall: it comes back to its place with its note. */
    removedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.cookbookId, t.itemId] }),
    index("cookbook_items_item_idx").on(t.itemId),
    index("cookbook_items_order_idx").on(t.cookbookId, t.position, t.itemId).where(sql`${t.removedAt} is null`),
    index("cookbook_items_removed_idx").on(t.removedAt).where(sql`${t.removedAt} is not null`),
  ],
);
