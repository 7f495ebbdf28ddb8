import "server-only";
import { runAction } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { runAsSession } from "#lib/user-events/acting-session.ts";
import { getSessionUser } from "./session-user.ts";
import type { SessionUser } from "./session-user-type.ts";

/**
 * Runs a server action for the signed-in user, see `runAction`. Without a session the code is
 * "unauthorized".
 */
export function runUserAction<Data>(handler: (user: SessionUser) => Promise<Data>): Promise<ActionResult<Data>> {
  return runAction(async () => {
    const user = await getSessionUser();
    if (!user) throw new ApiError("unauthorized");
    return runAsSession(user.sessionId, () => handler(user));
  });
}
