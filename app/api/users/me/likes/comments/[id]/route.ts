import { isId } from "#app/api/content-json.ts";
import { unlikeComment } from "#app/api/users/comments/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { setCommentLike } from "#lib/people/comments/like-mutations.ts";
import { commentLimits } from "#lib/people/comments/rate-limits.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";

export const dynamic = "force-dynamic";

/** The like of one comment. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  DELETE: implementForUser(unlikeComment, async ({ user, params: { id = "" } }) => {
    if (!isId(id)) throw new ApiError("missing");
    await assertAllowed([commentLimits().like, user.id]);
    await setCommentLike({ userId: user.id, commentId: id, liked: false });
    return null;
  }),
});
