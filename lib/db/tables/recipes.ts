import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { listedAt } from "./columns.ts";
import { items } from "./items.ts";
import { ingredients, units } from "./taxonomy.ts";

export const difficulties = ["unknown", "easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

/** A step names what it uses: `position` is the row's position in recipe_ingredients, `amount` the part used here if not all of it. */
export interface StepRow {
  ingredients: { position: number; amount?: number }[];
  utensils: string[];
  pictureId?: string;
  videoId?: string;
}

export interface UtensilRow {
  utensilId: string;
  amount?: number;
  size?: Localized;
}

/** What both languages share: times in minutes, servings, nutrition per serving (kcal and grams). */
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

/** What each language says for itself; `groups` are the headings of the ingredient groups, `steps` run parallel to recipes.steps. */
export const recipeTexts = pgTable(
  "recipe_texts",
  {
    itemId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    chefsNote: text().notNull().default(""),
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
    publishedAt: listedAt(),
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
