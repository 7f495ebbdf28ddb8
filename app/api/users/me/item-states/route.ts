import { listItemStates } from "#app/api/users/me/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { listAdaptedIds } from "#lib/kitchen/adaptations/queries.ts";
import { listSavedIds } from "#lib/kitchen/cookbooks/saved-queries.ts";
import { listFollowedAmong } from "#lib/people/follows/state-queries.ts";
import { listLikeStates } from "#lib/people/likes/state-queries.ts";

export const dynamic = "force-dynamic";

/** What the user has done with these items and authors; ids that do not exist are answered, too. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(listItemStates, async ({ user, query: { ids } }) => {
    const [likes, saved, followed, adapted] = await Promise.all([
      listLikeStates(user.id, ids),
      listSavedIds(user.id, ids),
      listFollowedAmong(user.id, ids),
      listAdaptedIds(user.id, ids),
    ]);
    return {
      data: likes.map((state) => ({
        ...state,
        isSaved: saved.has(state.id),
        isFollowed: followed.has(state.id),
        isAdapted: adapted.has(state.id),
      })),
    };
  }),
});
