import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { id } from "./columns.ts";

/** Typed tags. Hidden tags are for editors only and never shown. */
export const tags = pgTable("tags", {
  id: id(),
  key: text().notNull().unique(),
  type: text().notNull(),
  isHidden: boolean().notNull().default(false),
  /** Counts the changes at the desk. Saving on top of an older version is a conflict. */
  version: integer().notNull().default(1),
});

export const tagTexts = pgTable(
  "tag_texts",
  {
    tagId: uuid()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    /** Introduction of the list with this tag; may be empty. */
    summary: text().notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.locale] }), unique("tag_texts_slug_key").on(t.locale, t.slug)],
);
