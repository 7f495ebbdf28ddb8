import { unlikeItem } from "#app/api/users/me/likes/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { likeSchema } from "#lib/people/likes/schema.ts";
import { parse } from "#lib/platform/http/api.ts";

export const dynamic = "force-dynamic";

/** The like of one item. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  DELETE: implementForUser(unlikeItem, async ({ user, params }) => {
    const { id } = parse(params, likeSchema);
    await setLike({ userId: user.id, itemId: id, liked: false });
    return null;
  }),
});
