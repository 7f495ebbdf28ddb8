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
import type { Locale } from "#lib/i18n/locales.ts";
import type { Aisle } from "#lib/shopping-lists/aisles.ts";
import type { Country } from "#lib/units/country.ts";
import type { UsForm } from "#lib/units/us-form.ts";
import { id } from "./columns.ts";
import { pictures } from "./media.ts";

/**
 * `density` in g/ml, `pieceGrams` the edible weight of one piece, nutrition per 100 g. `hasPage`
 * lists the ingredient in A–Z. A staple (salt, water) is assumed to be in every kitchen.
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
    /** How US recipes measure it; null for cups by `density`, or pounds and ounces. */
    usForm: text().$type<UsForm>(),
    kcal: doublePrecision().notNull(),
    fat: doublePrecision().notNull(),
    protein: doublePrecision().notNull(),
    carbohydrate: doublePrecision().notNull(),
    /** Months (1–12) of harvest or catch in Germany. Empty means all year round. */
    season: smallint().array().notNull().default(sql`'{}'`),
    aisle: text().$type<Aisle>().notNull().default("storeCupboard"),
    isStaple: boolean().notNull().default(false),
    /** Shelf life at home; lib/seed/ingredients/shelf-life.ts has the rule. */
    shelfLifeDays: smallint().notNull().default(365),
    /**
     * Approximate number of recipes with it, updated by `refreshSearchIndex`; ranks rare
     * ingredients first.
     */
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
    singular: text().notNull(),
    plural: text().notNull(),
    /** Its name beside US amounts where that differs: "eggplant". */
    usSingular: text(),
    usPlural: text(),
    /** What to use in countries whose shops do not have it; read after "or". */
    countrySubstitutes: jsonb().$type<Partial<Record<Country, string>>>().notNull().default({}),
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
