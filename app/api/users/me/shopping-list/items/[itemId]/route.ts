import { shoppingListRoute } from "#app/api/users/me/shopping-list/shopping-list-route.ts";
import { json, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { changeItems, removeItems } from "#lib/shopping-lists/mutations.ts";
import { updateItemSchema } from "#lib/shopping-lists/schema.ts";

export const dynamic = "force-dynamic";

/** Ticks an item off, changes the amount of an ingredient or a free text. */
export const PUT = shoppingListRoute(async ({ request, user, itemId }) => {
  const change = await readBody(request, updateItemSchema);
  if ((await changeItems(user.id, [{ ...change, id: itemId }])) === 0) throw new ApiError("missing");
  return json(null, 204);
});

/** Removes an item. */
export const DELETE = shoppingListRoute(async ({ user, itemId }) => {
  if ((await removeItems(user.id, [itemId])) === 0) throw new ApiError("missing");
  return json(null, 204);
});
