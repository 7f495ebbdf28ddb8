import { createApiSession, findUserByToken } from "#lib/auth/sessions.ts";
import { getSessionUserView } from "#lib/users/session-user-queries.ts";

/** Creates an API session; returns the user and its `user_token`, which is not shown again. */
export async function createToken(userId: string, request: Request) {
  const token = await createApiSession(userId, request.headers.get("user-agent") ?? "");
  const user = await findUserByToken(token);
  if (!user) throw new Error("new session without a user");
  return { ...(await getSessionUserView(user)), user_token: token };
}
