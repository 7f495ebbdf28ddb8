import { likeComment } from "#app/api/users/comments/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { setCommentLike } from "#lib/people/comments/like-mutations.ts";
import { commentLimits } from "#lib/people/comments/rate-limits.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";

export const dynamic = "force-dynamic";

/** Likes of comments. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implementForUser(likeComment, async ({ user, body }) => {
    await assertAllowed([commentLimits().like, user.id]);
    const isLiked = await setCommentLike({ userId: user.id, commentId: body.id, liked: true });
    if (!isLiked) throw new ApiError("missing");
    return null;
  }),
});
