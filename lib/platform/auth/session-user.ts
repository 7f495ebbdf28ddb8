import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { env } from "#lib/platform/config/env.ts";
import { signIn, signOut } from "./next-auth.ts";
import { readSessionCookie } from "./session-cookie.ts";
import type { SessionUser } from "./session-user-type.ts";
import { endSession, findUserBySessionId, findUserByToken } from "./sessions.ts";
import { createSignInToken, type ProvenUser } from "./sign-in-token.ts";
import { getSignedInCookieOptions, signedInCookie } from "./signed-in-cookie.ts";

/**
 * Finds the user of the session cookie, once per request. The session row decides, not the cookie
 * alone.
 */
export const getSessionUser = cache(async (): Promise<SessionUser | null> => {
  const cookie = await readSessionCookie();
  return cookie && findUserBySessionId(cookie.sessionId);
});

/**
 * Finds the user of an API request: by the header `X-User-Token`, otherwise by the cookie. With an
 * invalid token the result is null even if the cookie is valid.
 */
export async function getRequestUser(request: Request): Promise<SessionUser | null> {
  const token = request.headers.get("x-user-token");
  return token === null ? getSessionUser() : findUserByToken(token);
}

/**
 * The caller redirects. Without a target the library would store the address of the page in a
 * cookie, which the token of a mailed link is part of.
 */
const withoutRedirect = { redirect: false, redirectTo: "/" } as const;

/**
 * Creates a session for a user whose identity has just been verified, and ends the browser's former
 * session. Works in server actions and route handlers only.
 */
export async function signInUser(user: ProvenUser): Promise<void> {
  await signIn("ticket", { ticket: createSignInToken(user), ...withoutRedirect });
}

/**
 * Ends the session of this request. Idempotent; works in server actions and route handlers only.
 */
export async function signOutCurrentSession(): Promise<void> {
  const user = await getSessionUser();
  if (user) await endSession(user.id, user.sessionId);
  await signOut(withoutRedirect);
  await clearSignedInCookie();
}

/** Removes the cookie that tells scripts of a session. */
export async function clearSignedInCookie(): Promise<void> {
  (await cookies()).set(signedInCookie, "", { ...getSignedInCookieOptions(env.SITE_URL), maxAge: 0 });
}
