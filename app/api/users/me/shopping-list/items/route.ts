import { shoppingListRoute } from "#app/api/users/me/shopping-list/shopping-list-route.ts";
import { json, readBody } from "#lib/http/api.ts";
import { addItems } from "#lib/shopping-lists/mutations.ts";
import { addItemsSchema } from "#lib/shopping-lists/schema.ts";

export const dynamic = "force-dynamic";

/**
 * Adds items, all or none; an item whose id is on the list stays as it is. 409 when they do not
 * fit.
 */
export const POST = shoppingListRoute(async ({ request, user }) => {
  const { items } = await readBody(request, addItemsSchema);
  await addItems(user.id, items);
  return json(null, 204);
});
