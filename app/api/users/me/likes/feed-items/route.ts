import { ApiProblem, door, readBody, reply, requireViewer } from "#lib/api.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { likeInput } from "#lib/likes/schema.ts";
import { answerLikes } from "../answer-likes.ts";

export const dynamic = "force-dynamic";

export const GET = door(answerLikes);

/** From now on the reader likes this item; 404 for what they may not see. */
export const POST = door(async (request) => {
  const viewer = await requireViewer(request);
  const { id } = await readBody(request, likeInput);
  if (!(await setLike({ userId: viewer.id, itemId: id, liked: true }))) throw new ApiProblem("missing");
  return reply(null, 204);
});
