import { createResource } from "#lib/api/api-resources/resource.ts";
import { getIngredientVocabulary } from "#lib/kitchen/shopping-lists/ingredient-queries.ts";
import { clearList } from "#lib/kitchen/shopping-lists/mutations.ts";
import * as queries from "#lib/kitchen/shopping-lists/queries.ts";
import { createEntryRecognizer } from "#lib/kitchen/shopping-lists/recognize-entry.ts";
import { toApiItem } from "#lib/kitchen/shopping-lists/serialization.ts";
import { clearShoppingList, listShoppingItems } from "./operations.ts";
import { implementForList } from "./shopping-list-route.ts";

export const dynamic = "force-dynamic";

/**
 * All items, oldest first, at most 500; names in both languages. Own entries have the ingredient,
 * amount and unit that were read from their text.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForList(listShoppingItems, async ({ user }) => {
    const [items, vocabulary] = await Promise.all([queries.listShoppingItems(user.id), getIngredientVocabulary()]);
    const recognize = createEntryRecognizer(vocabulary);
    return { data: items.map((item) => toApiItem(item, recognize)) };
  }),
  DELETE: implementForList(clearShoppingList, async ({ user }) => {
    await clearList(user.id);
    return null;
  }),
});
