import { cookbookRoute } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { reorderItems } from "#lib/cookbooks/item-mutations.ts";
import { revalidateCookbooks } from "#lib/cookbooks/revalidation.ts";
import { itemOrderSchema } from "#lib/cookbooks/schema.ts";
import { json, readBody } from "#lib/http/api.ts";

export const dynamic = "force-dynamic";

/** Sets the order of all entries. */
export const PUT = cookbookRoute(async ({ request, user, id }) => {
  const { ids } = await readBody(request, itemOrderSchema);
  revalidateCookbooks(await reorderItems({ userId: user.id, cookbookId: id, ids }));
  return json(null, 204);
});
