import { implementForCookbook } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { orderCookbookItems } from "#app/api/users/me/cookbooks/operations.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { reorderItems } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { revalidateCookbooks } from "#lib/kitchen/cookbooks/revalidation.ts";

export const dynamic = "force-dynamic";

/** The order of all entries. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  PUT: implementForCookbook(orderCookbookItems, async ({ user, id, body: { ids } }) => {
    revalidateCookbooks(await reorderItems({ userId: user.id, cookbookId: id, ids }));
    return null;
  }),
});
