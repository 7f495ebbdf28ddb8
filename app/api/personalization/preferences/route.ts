import { door, readBody, reply, requireViewer } from "#lib/api.ts";
import { forgetTaste, keepTaste } from "#lib/tastes/mutations.ts";
import { getTaste } from "#lib/tastes/queries.ts";
import { tasteBody } from "#lib/tastes/schema.ts";

export const dynamic = "force-dynamic";

/** What whoever is asking has answered in the quiz; null for nothing yet. */
export const GET = door(async (request) => {
  const viewer = await requireViewer(request);
  return reply({ data: await getTaste(viewer.id) });
});

/** Keeps answers in place of those that were kept. */
export const PUT = door(async (request) => {
  const viewer = await requireViewer(request);
  await keepTaste(viewer.id, await readBody(request, tasteBody));
  return reply({ data: await getTaste(viewer.id) });
});

/** Forgets the answers; forgetting what is not there is no mistake. */
export const DELETE = door(async (request) => {
  const viewer = await requireViewer(request);
  await forgetTaste(viewer.id);
  return reply(undefined, 204);
});
