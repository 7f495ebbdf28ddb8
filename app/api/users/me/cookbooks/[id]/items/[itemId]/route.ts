import { readBody, reply } from "#lib/api.ts";
import { expireCookbooks } from "#lib/cookbooks/expiry.ts";
import { moveItem, removeItem, setNote } from "#lib/cookbooks/item-mutations.ts";
import { changeItemInput } from "#lib/cookbooks/schema.ts";
import { cookbookDoor } from "../../../cookbook-door.ts";

export const dynamic = "force-dynamic";

/** Writes a note, moves to another cookbook, or both. */
export const PUT = cookbookDoor(async ({ request, viewer, id, itemId }) => {
  const { note, cookbook } = await readBody(request, changeItemInput);
  const key = { userId: viewer.id, cookbookId: id, itemId };
  if (note !== undefined) expireCookbooks(await setNote({ ...key, note }));
  if (cookbook !== undefined) expireCookbooks(await moveItem({ ...key, to: cookbook }));
  return reply(null, 204);
});

/** Takes something out; put in again within a minute it comes back to its place with its note. */
export const DELETE = cookbookDoor(async ({ viewer, id, itemId }) => {
  expireCookbooks(await removeItem({ userId: viewer.id, cookbookId: id, itemId }));
  return reply(null, 204);
});
