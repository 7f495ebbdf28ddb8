import { createApiSession, findUserByToken } from "#lib/auth/sessions.ts";
import { json } from "#lib/http/api.ts";
import { getSessionUserView } from "#lib/users/session-user-queries.ts";

/**
 * Creates an API session and responds with the user and its `user_token`, which is not shown again.
 */
export async function createTokenResponse(userId: string, request: Request): Promise<Response> {
  const token = await createApiSession(userId, request.headers.get("user-agent") ?? "");
  const user = await findUserByToken(token);
  if (!user) throw new Error("new session without a user");
  return json({ data: { ...(await getSessionUserView(user)), user_token: token } });
}
