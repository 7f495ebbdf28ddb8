import { serializeCookbook } from "#app/api/users/me/cookbooks/cookbook-json.ts";
import { type CookbookRequest, cookbookRoute } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { CookbookError } from "#lib/cookbooks/errors.ts";
import { deleteCookbook, updateCookbook } from "#lib/cookbooks/mutations.ts";
import { getOwnCookbook } from "#lib/cookbooks/queries-own.ts";
import { revalidateCookbooks } from "#lib/cookbooks/revalidation.ts";
import { updateCookbookSchema } from "#lib/cookbooks/schema.ts";
import { json, readBody } from "#lib/http/api.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";

export const dynamic = "force-dynamic";

export const GET = cookbookRoute(respondWithCookbook);

/** Changes title, summary or visibility; a missing field stays as it is. */
export const PUT = cookbookRoute(async (cookbookRequest) => {
  const { request, user, id } = cookbookRequest;
  const change = await readBody(request, updateCookbookSchema);
  revalidateCookbooks(
    await updateCookbook({ ...change, userId: user.id, id, locale: negotiateLocale(request.headers) }),
  );
  return respondWithCookbook(cookbookRequest);
});

/** Deletes a cookbook; `restore/` reverts it for a minute. */
export const DELETE = cookbookRoute(async ({ user, id }) => {
  revalidateCookbooks(await deleteCookbook({ userId: user.id, id }));
  return json(null, 204);
});

async function respondWithCookbook({ request, user, id }: CookbookRequest): Promise<Response> {
  const locale = negotiateLocale(request.headers);
  const cookbook = await getOwnCookbook(user.id, id, locale);
  if (!cookbook) throw new CookbookError("missing");
  return json({ data: serializeCookbook(cookbook, locale) });
}
