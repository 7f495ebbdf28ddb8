import { removeShoppingItem, updateShoppingItem } from "#app/api/users/me/shopping-list/operations.ts";
import { implementForList } from "#app/api/users/me/shopping-list/shopping-list-route.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { changeItems, removeItems } from "#lib/kitchen/shopping-lists/mutations.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export const dynamic = "force-dynamic";

/** An item of the list. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  PUT: implementForList(updateShoppingItem, async ({ user, itemId, body }) => {
    if ((await changeItems(user.id, [{ ...body, id: itemId }])) === 0) throw new ApiError("missing");
    return null;
  }),
  DELETE: implementForList(removeShoppingItem, async ({ user, itemId }) => {
    if ((await removeItems(user.id, [itemId])) === 0) throw new ApiError("missing");
    return null;
  }),
});
