import { handleListLikes } from "#app/api/users/me/likes/handlers.ts";
import { likeItem, listLikes } from "#app/api/users/me/likes/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export const dynamic = "force-dynamic";

/** The likes of the user; 404 for what the user may not see. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(listLikes, handleListLikes),
  POST: implementForUser(likeItem, async ({ user, body: { id } }) => {
    if (!(await setLike({ userId: user.id, itemId: id, liked: true }))) throw new ApiError("missing");
    return null;
  }),
});
