import { readBody, reply } from "#lib/api.ts";
import { addItems } from "#lib/shopping-lists/mutations.ts";
import { addInput } from "#lib/shopping-lists/schema.ts";
import { listDoor } from "../list-door.ts";

export const dynamic = "force-dynamic";

/** Puts things on the list, all or none; what is there under its id already stays as it is. 409 when they do not fit. */
export const POST = listDoor(async ({ request, viewer }) => {
  const { items } = await readBody(request, addInput);
  await addItems(viewer.id, items);
  return reply(null, 204);
});
