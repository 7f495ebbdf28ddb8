import { implementForCookbook } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { removeCookbookItem, updateCookbookItem } from "#app/api/users/me/cookbooks/operations.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { removeItem, setNote } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { moveItem } from "#lib/kitchen/cookbooks/move-mutations.ts";
import { revalidateCookbooks } from "#lib/kitchen/cookbooks/revalidation.ts";

export const dynamic = "force-dynamic";

/** An entry; removed and added again within a minute it returns to its position with its note. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  PUT: implementForCookbook(updateCookbookItem, async ({ user, id, itemId, body: { note, cookbook } }) => {
    const key = { userId: user.id, cookbookId: id, itemId };
    if (note !== undefined) revalidateCookbooks(await setNote({ ...key, note }));
    if (cookbook !== undefined) revalidateCookbooks(await moveItem({ ...key, to: cookbook }));
    return null;
  }),
  DELETE: implementForCookbook(removeCookbookItem, async ({ user, id, itemId }) => {
    revalidateCookbooks(await removeItem({ userId: user.id, cookbookId: id, itemId }));
    return null;
  }),
});
