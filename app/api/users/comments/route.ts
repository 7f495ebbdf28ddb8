import { readIdempotentId } from "#lib/api/api-resources/idempotency-key.ts";
import { createResource, implement, implementForUser } from "#lib/api/api-resources/resource.ts";
import { parseCursor } from "#lib/people/comments/cursor.ts";
import { throwAsApiError } from "#lib/people/comments/errors.ts";
import * as mutations from "#lib/people/comments/mutations.ts";
import * as queries from "#lib/people/comments/queries.ts";
import { commentLimits } from "#lib/people/comments/rate-limits.ts";
import { newCommentSchema } from "#lib/people/comments/schema.ts";
import { parse } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { revalidateItem } from "#lib/platform/routing/revalidate-item.ts";
import { toCommentJson } from "./comment-json.ts";
import { createComment, listComments } from "./operations.ts";

export const dynamic = "force-dynamic";

/** Comments of recipes and articles. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(listComments, async ({ locale, query }) => {
    const { feed_item: itemId = "", parent: parentId, sort, kind } = query;
    const after = query.after === undefined ? null : parseCursor(query.after);
    if (query.after !== undefined && after === null) throw new ApiError("invalid", { after: "cursor" });
    const { comments, next } = parentId
      ? await queries.listReplies({ parentId, locale, after })
      : await queries.listComments({ itemId, locale, sort, kind, after });
    return { data: { comments: comments.map(toCommentJson), next } };
  }),
  POST: implementForUser(createComment, async ({ request, locale, user, body }) => {
    await assertAllowed([commentLimits().commentCreation, user.id]);
    const { comment: text, feed_item: itemId, parent: parentId, kind, image_ids: photoIds } = body;
    const id = readIdempotentId(request.headers, user.id, body);
    const input = parse({ id, itemId, parentId, kind, text, locale, photoIds }, newCommentSchema);
    const saved = await mutations.createComment({ ...input, userId: user.id }).catch(throwAsApiError);
    await revalidateItem(saved.itemId);
    return { data: saved };
  }),
});
