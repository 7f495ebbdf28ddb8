import { subscribeToEvents } from "#app/api/users/me/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { isSessionActive } from "#lib/platform/auth/sessions.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { createEventStream } from "#lib/platform/user-events/event-stream.ts";
import { countSubscriptions } from "#lib/platform/user-events/subscriptions.ts";

export const dynamic = "force-dynamic";

/** Open pages of one user per process; a page in the background has no connection. */
const maxConnections = 20;
/** A closed page gives its place back at once; when one is closed nothing can tell. */
const retrySeconds = 60;

/** Tells of changes of the user's shopping list, likes and cookbooks as server-sent events. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(subscribeToEvents, async ({ request, user: { id: userId, sessionId } }) => {
    if (countSubscriptions(userId) >= maxConnections) throw new ApiError("tooMany", {}, retrySeconds);
    if (request.method === "HEAD") return new Response(null, { headers: { "content-type": "text/event-stream" } });
    return createEventStream({ userId, sessionId, request, isSessionActive: () => isSessionActive(sessionId) });
  }),
});
