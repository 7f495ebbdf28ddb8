import { serializeCookbook } from "#app/api/users/me/cookbooks/cookbook-json.ts";
import { type CookbookRequest, implementForCookbook } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import * as operations from "#app/api/users/me/cookbooks/operations.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { deleteCookbook, updateCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { getOwnCookbook } from "#lib/kitchen/cookbooks/queries-own.ts";
import { revalidateCookbooks } from "#lib/kitchen/cookbooks/revalidation.ts";

export const dynamic = "force-dynamic";

async function getCookbook({ user, id, locale }: CookbookRequest) {
  const cookbook = await getOwnCookbook(user.id, id, locale);
  return cookbook && { data: serializeCookbook(cookbook, locale) };
}

/** A cookbook of the user. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForCookbook(operations.getCookbook, getCookbook),
  PUT: implementForCookbook(operations.updateCookbook, async (cookbookRequest) => {
    const { user, id, locale, body } = cookbookRequest;
    revalidateCookbooks(await updateCookbook({ ...body, userId: user.id, id, locale }));
    return getCookbook(cookbookRequest);
  }),
  DELETE: implementForCookbook(operations.deleteCookbook, async ({ user, id }) => {
    revalidateCookbooks(await deleteCookbook({ userId: user.id, id }));
    return null;
  }),
});
