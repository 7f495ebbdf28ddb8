import { readBody, reply } from "#lib/api.ts";
import { expireCookbooks } from "#lib/cookbooks/expiry.ts";
import { orderItems } from "#lib/cookbooks/item-mutations.ts";
import { orderInput } from "#lib/cookbooks/schema.ts";
import { cookbookDoor } from "../../cookbook-door.ts";

export const dynamic = "force-dynamic";

/** Puts the whole cookbook into this order. */
export const PUT = cookbookDoor(async ({ request, viewer, id }) => {
  const { ids } = await readBody(request, orderInput);
  expireCookbooks(await orderItems({ userId: viewer.id, cookbookId: id, ids }));
  return reply(null, 204);
});
