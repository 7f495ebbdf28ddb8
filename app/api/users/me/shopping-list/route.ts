import { json } from "#lib/http/api.ts";
import { getIngredientVocabulary } from "#lib/shopping-lists/ingredient-queries.ts";
import { clearList } from "#lib/shopping-lists/mutations.ts";
import { listShoppingItems } from "#lib/shopping-lists/queries.ts";
import { createEntryRecognizer } from "#lib/shopping-lists/recognize-entry.ts";
import { toApiItem } from "#lib/shopping-lists/serialization.ts";
import { shoppingListRoute } from "./shopping-list-route.ts";

export const dynamic = "force-dynamic";

/**
 * All items, oldest first, at most 500; names in both languages. Own entries have the ingredient,
 * amount and unit that were read from their text.
 */
export const GET = shoppingListRoute(async ({ user }) => {
  const [items, vocabulary] = await Promise.all([listShoppingItems(user.id), getIngredientVocabulary()]);
  const recognize = createEntryRecognizer(vocabulary);
  return json({ data: items.map((item) => toApiItem(item, recognize)) });
});

/** Removes all items. */
export const DELETE = shoppingListRoute(async ({ user }) => {
  await clearList(user.id);
  return json(null, 204);
});
