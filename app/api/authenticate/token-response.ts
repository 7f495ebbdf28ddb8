import { getSessionUserView } from "#lib/people/users/session-user-queries.ts";
import { createApiSession, findUserByToken } from "#lib/platform/auth/sessions.ts";
import type { ProvenUser } from "#lib/platform/auth/sign-in-token.ts";

/** Creates an API session; returns the user and its `user_token`, which is not shown again. */
export async function createToken({ userId, sessionEpoch }: ProvenUser, request: Request) {
  const token = await createApiSession(userId, request.headers.get("user-agent") ?? "", sessionEpoch);
  const user = await findUserByToken(token);
  if (!user) throw new Error("new session without a user");
  return { ...(await getSessionUserView(user)), user_token: token };
}
