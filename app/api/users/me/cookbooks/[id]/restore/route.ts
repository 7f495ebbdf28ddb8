import { reply } from "#lib/api.ts";
import { expireCookbooks } from "#lib/cookbooks/expiry.ts";
import { restoreCookbook } from "#lib/cookbooks/mutations.ts";
import { cookbookDoor } from "../../cookbook-door.ts";

export const dynamic = "force-dynamic";

/** Brings back a cookbook that was deleted less than a minute ago. */
export const POST = cookbookDoor(async ({ viewer, id }) => {
  expireCookbooks(await restoreCookbook({ userId: viewer.id, id }));
  return reply(null, 204);
});
