import { reply } from "#lib/api.ts";
import { clearList } from "#lib/shopping-lists/mutations.ts";
import { listShoppingItems } from "#lib/shopping-lists/queries.ts";
import { listDoor, viewItem } from "./list-door.ts";

export const dynamic = "force-dynamic";

/** Everything on the list in the order it was written, at most 500 things; names in both languages. */
export const GET = listDoor(async ({ viewer }) => reply({ data: (await listShoppingItems(viewer.id)).map(viewItem) }));

/** Takes everything off the list. */
export const DELETE = listDoor(async ({ viewer }) => {
  await clearList(viewer.id);
  return reply(null, 204);
});
