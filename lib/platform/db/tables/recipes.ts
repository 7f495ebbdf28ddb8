import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, publishedAtCopy, timestamptz } from "./columns.ts";
import { ingredients } from "./ingredients.ts";
import { items } from "./items.ts";
import { units } from "./units.ts";
import { users } from "./users.ts";

export const difficulties = ["unknown", "easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

/**
 * `position` refers to a row of recipe_ingredients, `amount` is the part this step uses if not all.
 */
export interface StepRow {
  ingredients: { position: number; amount?: number }[];
  utensils: string[];
  pictureId?: string;
  videoId?: string;
}

interface UtensilRow {
  utensilId: string;
  amount?: number;
  size?: Localized;
}

/** Where a recipe comes from. Texts may be empty. */
export interface RecipeSource {
  url: string | null;
  siteName: string;
  author: string;
}

/**
 * Language-independent part of a recipe: times in minutes, nutrition per serving (kcal and grams).
 */
export const recipes = pgTable(
  "recipes",
  {
    itemId: uuid()
      .primaryKey()
      .references(() => items.id, { onDelete: "cascade" }),
    difficulty: text().$type<Difficulty>().notNull().default("unknown"),
    preparation: integer().notNull(),
    baking: integer().notNull().default(0),
    resting: integer().notNull().default(0),
    minutes: integer().notNull().generatedAlwaysAs(sql`preparation + baking + resting`),
    ovenCelsius: integer(),
    servingsAmount: integer().notNull(),
    servingsType: text().$type<"portion" | "piece">().notNull().default("portion"),
    kcal: doublePrecision(),
    fat: doublePrecision(),
    protein: doublePrecision(),
    carbohydrate: doublePrecision(),
    utensils: jsonb().$type<UtensilRow[]>().notNull(),
    steps: jsonb().$type<StepRow[]>().notNull(),
    /** Null for a recipe of the author's own. */
    source: jsonb().$type<RecipeSource>(),
  },
  (t) => [
    index("recipes_minutes_idx").on(t.minutes),
    check("recipes_times_check", sql`${t.preparation} >= 0 and ${t.baking} >= 0 and ${t.resting} >= 0`),
    check("recipes_servings_check", sql`${t.servingsAmount} >= 1`),
    check("recipes_difficulty_check", sql`${t.difficulty} in ('unknown', 'easy', 'medium', 'hard')`),
  ],
);

export interface StepText {
  heading: string;
  text: string;
  tip?: string;
}

/**
 * Texts of a recipe. `groups` are headings of ingredient groups, `steps` is parallel to
 * recipes.steps.
 */
export const recipeTexts = pgTable(
  "recipe_texts",
  {
    itemId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    chefsNote: text().notNull().default(""),
    /** How it keeps, whether it freezes, what can be done ahead; empty if it does not apply. */
    storage: text().notNull().default(""),
    freezing: text().notNull().default(""),
    makeAhead: text().notNull().default(""),
    groups: jsonb().$type<string[]>().notNull(),
    steps: jsonb().$type<StepText[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.locale] })],
);

export const recipeIngredients = pgTable(
  "recipe_ingredients",
  {
    itemId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    position: integer().notNull(),
    groupPosition: integer().notNull(),
    ingredientId: uuid()
      .notNull()
      .references(() => ingredients.id),
    amount: doublePrecision(),
    /** Upper end of a range ("6–8 leaves"); null for a single amount. */
    amountMax: doublePrecision(),
    unit: text().references(() => units.code),
    characteristic: jsonb().$type<Partial<Localized>>().notNull().default({}),
    addition: jsonb().$type<Partial<Localized>>().notNull().default({}),
    publishedAt: publishedAtCopy(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.position] }),
    index("recipe_ingredients_newest_idx").on(
      t.ingredientId,
      t.publishedAt.desc().nullsFirst(),
      t.itemId.desc().nullsFirst(),
    ),
  ],
);

/** Kitchen tools. */
export const utensils = pgTable("utensils", {
  id: id(),
  key: text().notNull().unique(),
  names: jsonb().$type<Localized<{ one: string; many: string }>>().notNull(),
  /** Counts the changes at the desk. Saving on top of an older version is a conflict. */
  version: integer().notNull().default(1),
});

/** Private notes of users on recipes, at most one on each. */
export const recipeNotes = pgTable(
  "recipe_notes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    itemId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId] }), index("recipe_notes_item_idx").on(t.itemId)],
);
