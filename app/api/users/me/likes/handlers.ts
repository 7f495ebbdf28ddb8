import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { getContentCards } from "#lib/cards/content-card-queries.ts";
import { json, parse } from "#lib/http/api.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";
import { listLikedIds, listLikes } from "#lib/likes/queries.ts";
import { pageSchema } from "#lib/likes/schema.ts";

/** The user's likes: with `?ids=true` a list of `{id}` of all, else one page of cards. */
export async function handleListLikes(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("ids") !== "true") return handleListLikedCards(request);
  const { id } = await requireSessionUser(request);
  return json((await listLikedIds(id)).map((likedId) => ({ id: likedId })));
}

/** One page of the user's likes, the latest first: `{data, meta: {pagination}}`. */
export async function handleListLikedCards(request: Request): Promise<Response> {
  const { page } = parse({ page: new URL(request.url).searchParams.get("page") ?? "1" }, pageSchema);
  const { id } = await requireSessionUser(request);
  const locale = negotiateLocale(request.headers);
  const { ids, pagination } = await listLikes({ userId: id, locale, page });
  return json({ data: await getContentCards(locale, ids), meta: { pagination } });
}
