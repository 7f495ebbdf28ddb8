import "server-only";
import { and, eq } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress, slugAddresses } from "#lib/platform/routing/address.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";

export interface IngredientLink {
  id: string;
  /** Capitalized; plural for countable ingredients. */
  title: string;
  summary: string;
  href: string;
  season: number[];
}

export interface Ingredient extends IngredientLink {
  key: string;
  /** Assumed to be in every kitchen, like salt. */
  isStaple: boolean;
  slug: string;
  /** The title as it appears within a sentence. */
  name: string;
  /** Paragraphs separated by blank lines. */
  body: string;
  storage: string;
  substitutes: string;
  picture: PictureView | null;
  /** kcal and grams per 100 g. */
  per100g: { kcal: number; fat: number; protein: number; carbohydrate: number };
  alternates: Partial<Localized>;
}

/** Lists every ingredient with a page, sorted by title in the order of the language (Ä with A). */
export const listIngredients = cached("ingredients", () => [cacheTags.ingredients], selectIngredients);

/** Lists every ingredient with a page as it is now, sorted by title. */
export async function selectIngredients(locale: Locale): Promise<IngredientLink[]> {
  const rows = await db
    .select({
      id: ingredients.id,
      title: ingredientTexts.plural,
      summary: ingredientTexts.summary,
      slug: ingredientTexts.slug,
      season: ingredients.season,
    })
    .from(ingredients)
    .innerJoin(
      ingredientTexts,
      and(eq(ingredientTexts.ingredientId, ingredients.id), eq(ingredientTexts.locale, locale)),
    )
    .where(eq(ingredients.hasPage, true));
  const collator = new Intl.Collator(locale, { sensitivity: "base" });
  return rows
    .map(({ slug, ...row }) => ({
      ...row,
      title: capitalize(row.title, locale),
      href: slugAddress(locale, "/ingredients/[slug]", slug),
    }))
    .sort((a, b) => collator.compare(a.title, b.title));
}

/** Returns the ingredient with this slug; null when there is none or it has no page. */
export const getIngredient = cached(
  "ingredient",
  () => [cacheTags.ingredients],
  async (locale: Locale, slug: string): Promise<Ingredient | null> => {
    const [row] = await db
      .select({ ingredient: ingredients, text: ingredientTexts, picture: pictureColumn(locale) })
      .from(ingredientTexts)
      .innerJoin(ingredients, eq(ingredients.id, ingredientTexts.ingredientId))
      .leftJoin(pictures, eq(pictures.id, ingredients.pictureId))
      .where(and(eq(ingredientTexts.locale, locale), eq(ingredientTexts.slug, slug), eq(ingredients.hasPage, true)));
    if (!row) return null;
    const { ingredient, text, picture } = row;
    const { kcal, fat, protein, carbohydrate } = ingredient;
    return {
      id: ingredient.id,
      key: ingredient.key,
      isStaple: ingredient.isStaple,
      slug,
      title: capitalize(text.plural, locale),
      name: text.plural,
      summary: text.summary,
      body: text.body,
      storage: text.storage,
      substitutes: text.substitutes,
      href: slugAddress(locale, "/ingredients/[slug]", slug),
      season: ingredient.season,
      picture,
      per100g: { kcal, fat, protein, carbohydrate },
      alternates: await listIngredientAlternates(ingredient.id),
    };
  },
);

async function listIngredientAlternates(id: string): Promise<Partial<Localized>> {
  const rows = await db
    .select({ locale: ingredientTexts.locale, slug: ingredientTexts.slug })
    .from(ingredientTexts)
    .where(eq(ingredientTexts.ingredientId, id));
  return slugAddresses("/ingredients/[slug]", rows);
}
