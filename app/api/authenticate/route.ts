import { signOut } from "#app/api/authenticate/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { signOutCurrentSession } from "#lib/platform/auth/session-user.ts";
import { endSession } from "#lib/platform/auth/sessions.ts";

export const dynamic = "force-dynamic";

/** The session of the request. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  DELETE: implementForUser(signOut, async ({ request, user }) => {
    if (request.headers.has("x-user-token")) await endSession(user.id, user.sessionId);
    else await signOutCurrentSession();
    return null;
  }),
});
