import { reply } from "#lib/api.ts";
import { findByUserToken, openApiSession } from "#lib/auth/sessions.ts";
import { viewViewer } from "#lib/auth/view-viewer.ts";

/** The answer to whoever has just proved who they are: who that is, and the `user_token`, which is told this once. */
export async function answerWithToken(userId: string, request: Request): Promise<Response> {
  const token = await openApiSession(userId, request.headers.get("user-agent") ?? "");
  const viewer = await findByUserToken(token);
  if (!viewer) throw new Error("somebody was let in who may not be");
  return reply({ data: { ...(await viewViewer(viewer)), user_token: token } });
}
