import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { id } from "./columns.ts";
import { pictures } from "./media.ts";

export type CategoryKind = "group" | "entry" | "special";

/**
 * Tree of categories. A `group` (day time, diet, …) holds entries of the menu, `special` are news
 * and community.
 */
export const categories = pgTable(
  "categories",
  {
    id: id(),
    key: text().notNull().unique(),
    kind: text().$type<CategoryKind>().notNull(),
    parentId: uuid(),
    position: integer().notNull(),
    pictureId: uuid().references(() => pictures.id),
    /** Counts the changes at the desk. Saving on top of an older version is a conflict. */
    version: integer().notNull().default(1),
  },
  (t) => [index("categories_parent_idx").on(t.parentId, t.position)],
);

export const categoryTexts = pgTable(
  "category_texts",
  {
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** For search engines; null for the title and the summary. */
    metaTitle: text(),
    metaDescription: text(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.locale] }), unique("category_texts_slug_key").on(t.locale, t.slug)],
);
