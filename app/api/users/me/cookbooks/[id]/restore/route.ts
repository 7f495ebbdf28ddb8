import { implementForCookbook } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import * as operations from "#app/api/users/me/cookbooks/operations.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { restoreCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { revalidateCookbooks } from "#lib/kitchen/cookbooks/revalidation.ts";

export const dynamic = "force-dynamic";

/** Restores a cookbook that was deleted within the last minute. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implementForCookbook(operations.restoreCookbook, async ({ user, id }) => {
    revalidateCookbooks(await restoreCookbook({ userId: user.id, id }));
    return null;
  }),
});
