import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Aisle } from "#lib/aisles.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { id } from "./columns.ts";
import { pictures } from "./pictures.ts";

export type CategoryKind = "group" | "entry" | "special";

/** Tree of categories: groups (`kind = 'group'`, day time, diet, …) hold the entries of the menu; `special` are news and community. */
export const categories = pgTable(
  "categories",
  {
    id: id(),
    key: text().notNull().unique(),
    kind: text().$type<CategoryKind>().notNull(),
    parentId: uuid(),
    position: integer().notNull(),
    pictureId: uuid().references(() => pictures.id),
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
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.locale] }), unique("category_texts_slug_key").on(t.locale, t.slug)],
);

/** Typed tags. A hidden tag is bookkeeping and never public in any output. */
export const tags = pgTable("tags", {
  id: id(),
  key: text().notNull().unique(),
  type: text().notNull(),
  isHidden: boolean().notNull().default(false),
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
    /** A sentence or two above the list of what carries it; may be empty. */
    summary: text().notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.locale] }), unique("tag_texts_slug_key").on(t.locale, t.slug)],
);

/** `factor` turns one unit into grams (mass) or millilitres (volume); null for counts and spoons of taste. */
export const units = pgTable("units", {
  code: text().primaryKey(),
  system: text().$type<"metric" | "imperial" | "other">().notNull(),
  dimension: text().$type<"mass" | "volume" | "count">().notNull(),
  factor: doublePrecision(),
  names: jsonb().$type<Localized<{ one: string; many: string }>>().notNull(),
  position: integer().notNull(),
});

export const utensils = pgTable("utensils", {
  id: id(),
  key: text().notNull().unique(),
  names: jsonb().$type<Localized<{ one: string; many: string }>>().notNull(),
});

/**
 * The lexicon. `density` in g/ml; `pieceGrams` the edible weight of one piece; nutrition per 100 g; `hasPage` shows it in A–Z; `aisle` is
 * where shops keep it, and a staple (salt, water) is in every kitchen already.
 */
export const ingredients = pgTable(
  "ingredients",
  {
    id: id(),
    key: text().notNull().unique(),
    hasPage: boolean().notNull().default(false),
    pictureId: uuid().references(() => pictures.id),
    density: doublePrecision(),
    pieceGrams: doublePrecision(),
    kcal: doublePrecision().notNull(),
    fat: doublePrecision().notNull(),
    protein: doublePrecision().notNull(),
    carbohydrate: doublePrecision().notNull(),
    /** Months (1–12) in which it grows or is landed in Germany; empty: all year round. */
    season: smallint().array().notNull().default(sql`'{}'`),
    aisle: text().$type<Aisle>().notNull().default("larder"),
    isStaple: boolean().notNull().default(false),
    /** How long it keeps at home, in days; see lib/seed/ingredients/keeping.ts for the rule. */
    keepsDays: smallint().notNull().default(365),
    /** How many recipes it is in, roughly: counted when the search is refreshed, only to tell the rare from the common. */
    recipeCount: integer().notNull().default(0),
  },
  (t) => [index("ingredients_page_idx").on(t.hasPage)],
);

export const ingredientTexts = pgTable(
  "ingredient_texts",
  {
    ingredientId: uuid()
      .notNull()
      .references(() => ingredients.id, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    one: text().notNull(),
    many: text().notNull(),
    summary: text().notNull().default(""),
    storage: text().notNull().default(""),
    substitutes: text().notNull().default(""),
    body: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.ingredientId, t.locale] }),
    unique("ingredient_texts_slug_key").on(t.locale, t.slug),
  ],
);

/** Addresses that once were: kind says in which section `slug` was, `targetId` what is there now. */
export const slugHistory = pgTable(
  "slug_history",
  {
    kind: text().$type<"item" | "category" | "tag" | "ingredient" | "user">().notNull(),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    targetId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.locale, t.slug] })],
);
