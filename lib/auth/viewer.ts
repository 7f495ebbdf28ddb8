import "server-only";
import { cookies, headers } from "next/headers";
import { getToken } from "next-auth/jwt";
import { cache } from "react";
import { env } from "#lib/env.ts";
import { hintCookie } from "./hint-cookie.ts";
import { signIn, signOut } from "./next-auth.ts";
import { authSecret } from "./secret.ts";
import { endSession, findBySessionId, findByUserToken } from "./sessions.ts";
import { sealTicket } from "./ticket.ts";
import type { Viewer } from "./viewer-type.ts";

/** Whoever is signed in with the cookie of this request, or null. Asked once per request; the row of the session decides. */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  const cookie = (await headers()).get("cookie") ?? "";
  const secureCookie = env.SITE_URL.startsWith("https:");
  const token = await getToken({ req: { headers: { cookie } }, secret: authSecret(), secureCookie });
  const sessionId = token?.sessionId;
  return typeof sessionId === "string" ? findBySessionId(sessionId) : null;
});

/**
 * Who makes this request to the API: by the header `X-User-Token`, else by the cookie. A token that opens nothing is nobody, whatever
 * the cookie says.
 */
export async function identify(request: Request): Promise<Viewer | null> {
  const token = request.headers.get("x-user-token");
  return token === null ? getViewer() : findByUserToken(token);
}

/**
 * Opens a session for a user of whom it has just been proved that it is them; only in an action or a route handler. The one this browser
 * had before ends, because its cookie is gone.
 */
export async function signInAs(userId: string): Promise<void> {
  const before = await getViewer();
  await signIn("ticket", { ticket: sealTicket(userId), redirect: false });
  if (before) await endSession(before.id, before.sessionId);
}

/** Ends the session of this request; only in an action or a route handler. Signing out twice does no harm. */
export async function signOutHere(): Promise<void> {
  const viewer = await getViewer();
  if (viewer) await endSession(viewer.id, viewer.sessionId);
  await signOut({ redirect: false });
  await forgetHint();
}

/** Takes back what tells scripts that somebody is signed in, once that has turned out to be wrong. */
export async function forgetHint(): Promise<void> {
  (await cookies()).delete(hintCookie);
}
