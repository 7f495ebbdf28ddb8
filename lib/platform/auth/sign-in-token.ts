import "server-only";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { signToken, verifyToken } from "./signed-token.ts";

/** A user who has proven to be the one. */
export interface ProvenUser {
  userId: string;
  /** See `createWebSession`. */
  sessionEpoch?: number | undefined;
}

const validForMs = 30_000;

/**
 * Proves to the sign-in library that the site has identified this user, for the 30 seconds until
 * the session is created. It never leaves the server, so no request can create a session directly.
 */
export function createSignInToken({ userId, sessionEpoch }: ProvenUser, now = currentTimeMs()): string {
  return signToken("ticket", sessionEpoch === undefined ? userId : `${userId} ${sessionEpoch}`, validForMs, now);
}

/** Returns the user of a sign-in token, or null when the token is forged or expired. */
export function verifySignInToken(token: unknown, now = currentTimeMs()): ProvenUser | null {
  const [userId, epoch] = verifyToken("ticket", token, now)?.split(" ") ?? [];
  if (!userId) return null;
  return { userId, sessionEpoch: epoch === undefined ? undefined : Number(epoch) };
}
