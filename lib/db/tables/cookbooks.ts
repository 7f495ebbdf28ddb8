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
  (t) => [index("cookbooks_user_idx").on(t.userId, t.createdAt.desc().nullsFirst())],
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
  },
  (t) => [primaryKey({ columns: [t.cookbookId, t.itemId] }), index("cookbook_items_item_idx").on(t.itemId)],
);
