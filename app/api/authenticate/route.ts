import { door, reply, requireViewer } from "#lib/api.ts";
import { endSession } from "#lib/auth/sessions.ts";
import { signOutHere } from "#lib/auth/viewer.ts";

export const dynamic = "force-dynamic";

/** Ends the session this request comes with. */
export const DELETE = door(async (request) => {
  const viewer = await requireViewer(request);
  if (request.headers.has("x-user-token")) await endSession(viewer.id, viewer.sessionId);
  else await signOutHere();
  return reply(null, 204);
});
