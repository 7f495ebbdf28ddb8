import "server-only";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { signToken, verifyToken } from "./signed-token.ts";

const validForMs = 30_000;

/**
 * Proves to the sign-in library that the site has identified this user, for the 30 seconds until
 * the session is created. It never leaves the server, so no request can create a session directly.
 */
export function createSignInToken(userId: string, now = currentTimeMs()): string {
  return signToken("ticket", userId, validForMs, now);
}

/** Returns the user id of a sign-in token, or null when the token is forged or expired. */
export function verifySignInToken(token: unknown, now = currentTimeMs()): string | null {
  return verifyToken("ticket", token, now);
}
