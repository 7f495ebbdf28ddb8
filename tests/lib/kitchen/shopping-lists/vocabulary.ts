import { listAisleWords } from "#lib/kitchen/shopping-lists/aisle-words.ts";
import type { IngredientVocabulary } from "#lib/kitchen/shopping-lists/ingredient-vocabulary.ts";
import type { ListedIngredient } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { aisleOf, ingredients, synonymsOf } from "#tests/support/sample/ingredients.ts";

/** The vocabulary of the sample content; the id of an ingredient is its key. */
export async function loadSampleVocabulary(): Promise<IngredientVocabulary> {
  const seeds = Object.entries(ingredients);
  const listed = seeds.map(
    ([
      key,
      {
        names: { de, en },
        pieceGrams = null,
      },
    ]): ListedIngredient => ({
      id: key,
      aisle: aisleOf(key) ?? "storeCupboard",
      names: { de: { one: de.singular, many: de.plural }, en: { one: en.singular, many: en.plural } },
      pieceGrams,
    }),
  );
  return {
    ingredients: listed.map((ingredient) => ({ ...ingredient, synonyms: synonymsOf(ingredient.id) })),
    aisleWords: listAisleWords(listed),
  };
}
