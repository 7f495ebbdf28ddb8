import { aisleOf } from "#lib/seed/ingredients/aisles.ts";
import { loadIngredients } from "#lib/seed/load-ingredients.ts";
import type { IngredientKey } from "#lib/seed/seed-types.ts";
import { listAisleWords } from "#lib/shopping-lists/aisle-words.ts";
import { ingredientSynonyms } from "#lib/shopping-lists/ingredient-synonyms.ts";
import type { IngredientVocabulary } from "#lib/shopping-lists/ingredient-vocabulary.ts";
import type { ListedIngredient } from "#lib/shopping-lists/shopping-item.ts";

/** The vocabulary of the sample content; the id of an ingredient is its key. */
export async function loadSampleVocabulary(): Promise<IngredientVocabulary> {
  const seeds = Object.entries(await loadIngredients());
  const listed = seeds.map(
    ([
      key,
      {
        names: { de, en },
        pieceGrams = null,
      },
    ]): ListedIngredient => ({
      id: key,
      aisle: aisleOf(key as IngredientKey) ?? "storeCupboard",
      names: { de: { one: de.singular, many: de.plural }, en: { one: en.singular, many: en.plural } },
      pieceGrams,
    }),
  );
  const synonymsOf = (id: string) => ingredientSynonyms[id]?.split(", ") ?? [];
  return {
    ingredients: listed.map((ingredient) => ({ ...ingredient, synonyms: synonymsOf(ingredient.id) })),
    aisleWords: listAisleWords(listed),
  };
}
