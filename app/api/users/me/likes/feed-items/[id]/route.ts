import { door, parse, reply, requireViewer } from "#lib/api.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { likeInput } from "#lib/likes/schema.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ id: string }> };

/** From now on the reader does not like this item, whether they did or not. */
export const DELETE = door<Context>(async (request, { params }) => {
  const viewer = await requireViewer(request);
  const { id } = parse(await params, likeInput);
  await setLike({ userId: viewer.id, itemId: id, liked: false });
  return reply(null, 204);
});
