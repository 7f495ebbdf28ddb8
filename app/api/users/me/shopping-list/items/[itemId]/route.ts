import { ApiProblem, readBody, reply } from "#lib/api.ts";
import { changeItems, removeItems } from "#lib/shopping-lists/mutations.ts";
import { changeItemInput } from "#lib/shopping-lists/schema.ts";
import { listDoor } from "../../list-door.ts";

export const dynamic = "force-dynamic";

/** Ticks off, changes the amount of an ingredient or the words of what somebody has written. */
export const PUT = listDoor(async ({ request, viewer, itemId }) => {
  const change = await readBody(request, changeItemInput);
  if ((await changeItems(viewer.id, [{ ...change, id: itemId }])) === 0) throw new ApiProblem("missing");
  return reply(null, 204);
});

/** Takes something off the list. */
export const DELETE = listDoor(async ({ viewer, itemId }) => {
  if ((await removeItems(viewer.id, [itemId])) === 0) throw new ApiProblem("missing");
  return reply(null, 204);
});
