import { handleListLikes } from "#app/api/users/me/likes/handlers.ts";
import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { likeSchema } from "#lib/likes/schema.ts";

export const dynamic = "force-dynamic";

export const GET = createRouteHandler(handleListLikes);

/** Likes an item; 404 for what the user may not see. */
export const POST = createRouteHandler(async (request) => {
  const user = await requireSessionUser(request);
  const { id } = await readBody(request, likeSchema);
  if (!(await setLike({ userId: user.id, itemId: id, liked: true }))) throw new ApiError("missing");
  return json(null, 204);
});
