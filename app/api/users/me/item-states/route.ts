import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { listSavedIds } from "#lib/cookbooks/saved-queries.ts";
import { createRouteHandler, json, parse } from "#lib/http/api.ts";
import { itemIdsSchema } from "#lib/likes/schema.ts";
import { listLikeStates } from "#lib/likes/state-queries.ts";

export const dynamic = "force-dynamic";

/**
 * What the user has done with these items, at most 100: `?ids=` with commas. Every item is
 * answered, also one that does not exist.
 */
export const GET = createRouteHandler(async (request) => {
  const { id: userId } = await requireSessionUser(request);
  const { ids } = parse({ ids: new URL(request.url).searchParams.get("ids") ?? "" }, itemIdsSchema);
  const [likes, saved] = await Promise.all([listLikeStates(userId, ids), listSavedIds(userId, ids)]);
  return json({ data: likes.map((state) => ({ ...state, isSaved: saved.has(state.id) })) });
});
