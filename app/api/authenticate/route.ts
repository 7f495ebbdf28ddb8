import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { signOutCurrentSession } from "#lib/auth/session-user.ts";
import { endSession } from "#lib/auth/sessions.ts";
import { createRouteHandler, json } from "#lib/http/api.ts";

export const dynamic = "force-dynamic";

/** Ends the session of the request. */
export const DELETE = createRouteHandler(async (request) => {
  const user = await requireSessionUser(request);
  if (request.headers.has("x-user-token")) await endSession(user.id, user.sessionId);
  else await signOutCurrentSession();
  return json(null, 204);
});
