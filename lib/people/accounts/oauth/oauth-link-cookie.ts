import "server-only";
import { cookies } from "next/headers";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { signToken, verifyToken } from "#lib/platform/auth/signed-token.ts";
import { env } from "#lib/platform/config/env.ts";

const cookieName = "connecting";
const validForMs = 15 * 60_000;

/**
 * Stores which user wants to connect an account, or removes that mark before a plain sign-in. Works
 * in server actions only. The session cookie cannot tell: browsers do not send it with Apple's
 * cross-site POST.
 */
export async function setOAuthLinkCookie(provider: OAuthProvider, user: SessionUser | null): Promise<void> {
  const isPosted = provider === "apple";
  (await cookies()).set(cookieName, user ? signToken(provider, user.sessionId, validForMs) : "", {
    path: "/api/auth",
    maxAge: user ? validForMs / 1000 : 0,
    httpOnly: true,
    sameSite: isPosted ? "none" : "lax",
    secure: isPosted || env.SITE_URL.startsWith("https:"),
  });
}

/**
 * Finds the user who wants to connect an account of this provider.
 *
 * @returns Null when the session has ended since, undefined when the reader only wants to sign in.
 */
export async function getOAuthLinkUser(provider: OAuthProvider): Promise<SessionUser | null | undefined> {
  const sessionId = verifyToken(provider, (await cookies()).get(cookieName)?.value);
  return sessionId === null ? undefined : findUserBySessionId(sessionId);
}
