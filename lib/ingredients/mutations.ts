import "server-only";
import type { Aisle } from "#lib/config/aisles.ts";
import { db } from "#lib/db/client.ts";
import { ingredients, ingredientTexts } from "#lib/db/tables/ingredients.ts";
import { utensils } from "#lib/db/tables/recipes.ts";
import { units } from "#lib/db/tables/units.ts";
import { type Localized, locales } from "#lib/i18n/locales.ts";
import type { IngredientDiets } from "#lib/search-index/ingredient-diets.ts";
import type { Country } from "#lib/units/country.ts";
import type { UsForm } from "#lib/units/us-form.ts";

interface IngredientTextInput {
  slug: string;
  singular: string;
  plural: string;
  usSingular?: string;
  usPlural?: string;
  synonyms?: string[];
  countrySubstitutes?: Partial<Record<Country, string>>;
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
  usForm?: UsForm;
  kcal: number;
  fat: number;
  protein: number;
  carbohydrate: number;
  season?: number[];
  aisle?: Aisle;
  diets?: IngredientDiets;
  isStaple?: boolean;
  shelfLifeDays?: number;
  texts: Localized<IngredientTextInput>;
}

/**
 * Creates an ingredient and returns its id.
 * @throws SQLSTATE 23505 when the key or a slug is taken.
 */
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

/**
 * Creates a unit of measure.
 * @throws SQLSTATE 23505 when the code is taken.
 */
export async function createUnit(unit: typeof units.$inferInsert): Promise<void> {
  await db.insert(units).values(unit);
}

/** Creates a kitchen tool and returns its id. */
export async function createUtensil(utensil: typeof utensils.$inferInsert): Promise<string> {
  const [row] = await db.insert(utensils).values(utensil).returning({ id: utensils.id });
  if (!row) throw new Error("createUtensil: the database returned no id");
  return row.id;
}
