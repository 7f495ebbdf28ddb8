import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { isSessionActive } from "#lib/auth/sessions.ts";
import { createRouteHandler } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { createEventStream } from "#lib/user-events/event-stream.ts";
import { countSubscriptions } from "#lib/user-events/subscriptions.ts";

export const dynamic = "force-dynamic";

/** Open pages of one user per process; a page in the background has no connection. */
const maxConnections = 20;

/** Tells of changes of the user's shopping list, likes and cookbooks as server-sent events. */
export const GET = createRouteHandler(async (request: Request) => {
  const { id: userId, sessionId } = await requireSessionUser(request);
  if (countSubscriptions(userId) >= maxConnections) throw new ApiError("tooMany");
  const { signal } = request;
  return createEventStream({ userId, sessionId, signal, isSessionActive: () => isSessionActive(sessionId) });
});
