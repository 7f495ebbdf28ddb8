import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { createRouteHandler, json, parse } from "#lib/http/api.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { likeSchema } from "#lib/likes/schema.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ id: string }> };

/** Unlikes an item, whether it was liked or not. */
export const DELETE = createRouteHandler<Context>(async (request, { params }) => {
  const user = await requireSessionUser(request);
  const { id } = parse(await params, likeSchema);
  await setLike({ userId: user.id, itemId: id, liked: false });
  return json(null, 204);
});
