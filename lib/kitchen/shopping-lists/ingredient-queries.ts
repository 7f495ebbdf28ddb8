import "server-only";
import { asc, eq, inArray } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { listAisleWords } from "./aisle-words.ts";
import type { IngredientVocabulary } from "./ingredient-vocabulary.ts";
import type { ListedIngredient } from "./shopping-item.ts";

/** Finds ingredients as a list shows them, by id. */
export async function findIngredients(ids: string[]): Promise<Map<string, ListedIngredient>> {
  const rows = await selectIngredients().where(inArray(ingredients.id, [...new Set(ids)]));
  return toListedIngredients(rows);
}

/** What own entries may name: all ingredients with other words for them, and other food. */
export const getIngredientVocabulary = cached(
  "shopping-list-vocabulary",
  () => [cacheTags.ingredients],
  async (): Promise<IngredientVocabulary> => {
    const rows = await selectIngredients().orderBy(asc(ingredients.key));
    const rowsOf = Map.groupBy(rows, ({ id }) => id);
    const listed = [...toListedIngredients(rows).values()].filter(({ names }) => locales.every((one) => names[one]));
    const synonymsOf = (id: string) => rowsOf.get(id)?.flatMap((row) => row.synonyms) ?? [];
    return {
      ingredients: listed.map((ingredient) => ({ ...ingredient, synonyms: synonymsOf(ingredient.id) })),
      aisleWords: listAisleWords(listed),
    };
  },
);

/** One row per ingredient and language. */
function selectIngredients() {
  const { id, aisle, pieceGrams, density, usForm } = ingredients;
  const { locale, singular, plural, usSingular, usPlural, synonyms } = ingredientTexts;
  const texts = { locale, one: singular, many: plural, usOne: usSingular, usMany: usPlural, synonyms };
  return db
    .select({ id, aisle, pieceGrams, density, usForm, ...texts })
    .from(ingredients)
    .innerJoin(ingredientTexts, eq(ingredientTexts.ingredientId, ingredients.id))
    .$dynamic();
}

function toListedIngredients(rows: Awaited<ReturnType<typeof selectIngredients>>): Map<string, ListedIngredient> {
  const found = new Map<string, ListedIngredient>();
  for (const { id, aisle, pieceGrams, density, usForm, locale, one, many, usOne, usMany } of rows) {
    const before = found.get(id);
    const names = { ...before?.names, [locale]: { one, many } } as ListedIngredient["names"];
    const usNames = { ...before?.us?.names, ...(usOne && { [locale]: { one: usOne, many: usMany ?? usOne } }) };
    found.set(id, { id, aisle, pieceGrams, names, us: { density, form: usForm, names: usNames } });
  }
  return found;
}
