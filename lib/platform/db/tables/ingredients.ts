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
import type { IngredientDiets } from "#lib/content/search-index/ingredient-diets.ts";
import type { Country } from "#lib/measures/units/country.ts";
import type { UsForm } from "#lib/measures/units/us-form.ts";
import type { Aisle } from "#lib/platform/config/aisles.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
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
    /** Which diets it suits; null while its names tell, until an editor decides. */
    diets: jsonb().$type<IngredientDiets>(),
    isStaple: boolean().notNull().default(false),
    /**
     * Shelf life at home: opened or bought loose, stored properly. Produce that only spoils once it
     * is cut counts as uncut. 365 is a year or more.
     */
    shelfLifeDays: smallint().notNull().default(365),
    /**
     * Approximate number of recipes with it, updated by `refreshSearchIndex`; ranks rare
     * ingredients first.
     */
    recipeCount: integer().notNull().default(0),
    /** Counts the changes at the desk. Saving on top of an older version is a conflict. */
    version: integer().notNull().default(1),
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
    /**
     * Other words for it, which entries of shopping lists and rows of recipes are recognized by.
     * Plurals are found by their stem. Readers mean the same thing with them in a shop; the
     * vocabulary of the search is wider: it finds Emmentaler for Gouda.
     */
    synonyms: text().array().notNull().default(sql`'{}'`),
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
