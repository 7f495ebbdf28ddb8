import { addShoppingItems } from "#app/api/users/me/shopping-list/operations.ts";
import { implementForList } from "#app/api/users/me/shopping-list/shopping-list-route.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { addItems } from "#lib/kitchen/shopping-lists/mutations.ts";

export const dynamic = "force-dynamic";

/**
 * Adds items, all or none; an item whose id is on the list stays as it is. 409 when they do not
 * fit.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implementForList(addShoppingItems, async ({ user, body: { items } }) => {
    await addItems(user.id, items);
    return null;
  }),
});
