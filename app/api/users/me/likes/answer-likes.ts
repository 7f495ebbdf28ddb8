import { parse, reply, requireViewer } from "#lib/api.ts";
import { readContentCards } from "#lib/cards/content-card.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { listLikedIds, listLikes } from "#lib/likes/queries.ts";
import { pageInput } from "#lib/likes/schema.ts";

/** What the reader likes: with `?ids=true` a list of `{id}` of everything, else one page of cards in the language asked for. */
export async function answerLikes(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("ids") !== "true") return answerLikedCards(request);
  const { id } = await requireViewer(request);
  return reply((await listLikedIds(id)).map((likedId) => ({ id: likedId })));
}

/** One page of what the reader likes, the latest like first: `{data, meta: {pagination}}`. */
export async function answerLikedCards(request: Request): Promise<Response> {
  const { page } = parse({ page: new URL(request.url).searchParams.get("page") ?? "1" }, pageInput);
  const { id } = await requireViewer(request);
  const locale = localeOf(request.headers);
  const { ids, pagination } = await listLikes({ userId: id, locale, page });
  return reply({ data: await readContentCards(locale, ids), meta: { pagination } });
}
