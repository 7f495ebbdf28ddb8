import { cookbookRoute } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { restoreCookbook } from "#lib/cookbooks/mutations.ts";
import { revalidateCookbooks } from "#lib/cookbooks/revalidation.ts";
import { json } from "#lib/http/api.ts";

export const dynamic = "force-dynamic";

/** Restores a cookbook that was deleted within the last minute. */
export const POST = cookbookRoute(async ({ user, id }) => {
  revalidateCookbooks(await restoreCookbook({ userId: user.id, id }));
  return json(null, 204);
});
