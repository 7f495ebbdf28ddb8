import "server-only";
import type { Aisle } from "#lib/aisles.ts";
import { db } from "#lib/db/client.ts";
import { ingredients, ingredientTexts, units, utensils } from "#lib/db/tables/taxonomy.ts";
import { type Localized, locales } from "#lib/i18n/locales.ts";

interface IngredientTextInput {
  slug: string;
  one: string;
  many: string;
  summary?: string;
  storage?: string;
  substitutes?: string;
  body?: string;
}

export interface IngredientInput {
  key: string;
  hasPage: boolean;
  pictureId?: string;
  density?: number;
  pieceGrams?: number;
  kcal: number;
  fat: number;
  protein: number;
  carbohydrate: number;
  season?: number[];
  aisle?: Aisle;
  isStaple?: boolean;
  keepsDays?: number;
  texts: Localized<IngredientTextInput>;
}

/** Adds an ingredient to the lexicon and returns its id; a taken key or slug is refused with SQLSTATE 23505. */
export async function createIngredient({ texts, ...ingredient }: IngredientInput): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(ingredients).values(ingredient).returning({ id: ingredients.id });
    if (!row) throw new Error("createIngredient: the database returned no id");
    await tx
      .insert(ingredientTexts)
      .values(locales.map((locale) => ({ ingredientId: row.id, locale, ...texts[locale] })));
    return row.id;
  });
}

/** Adds a unit of measure; a taken code is refused with SQLSTATE 23505. */
export async function createUnit(unit: typeof units.$inferInsert): Promise<void> {
  await db.insert(units).values(unit);
}

/** Adds a kitchen tool and returns its id. */
export async function createUtensil(utensil: typeof utensils.$inferInsert): Promise<string> {
  const [row] = await db.insert(utensils).values(utensil).returning({ id: utensils.id });
  if (!row) throw new Error("createUtensil: the database returned no id");
  return row.id;
}
