import { cookbookRoute } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { removeItem, setNote } from "#lib/cookbooks/item-mutations.ts";
import { moveItem } from "#lib/cookbooks/move-mutations.ts";
import { revalidateCookbooks } from "#lib/cookbooks/revalidation.ts";
import { updateItemSchema } from "#lib/cookbooks/schema.ts";
import { json, readBody } from "#lib/http/api.ts";

export const dynamic = "force-dynamic";

/** Sets the note, moves the item to another cookbook, or both. */
export const PUT = cookbookRoute(async ({ request, user, id, itemId }) => {
  const { note, cookbook } = await readBody(request, updateItemSchema);
  const key = { userId: user.id, cookbookId: id, itemId };
  if (note !== undefined) revalidateCookbooks(await setNote({ ...key, note }));
  if (cookbook !== undefined) revalidateCookbooks(await moveItem({ ...key, to: cookbook }));
  return json(null, 204);
});

/** Removes an item; added again within a minute it returns to its position with its note. */
export const DELETE = cookbookRoute(async ({ user, id, itemId }) => {
  revalidateCookbooks(await removeItem({ userId: user.id, cookbookId: id, itemId }));
  return json(null, 204);
});
