import "server-only";
import { cookies } from "next/headers";
import { env } from "#lib/env.ts";
import type { ExternalProvider } from "./external-provider.ts";
import { seal, unseal } from "./sealed.ts";
import { findBySessionId } from "./sessions.ts";
import type { Viewer } from "./viewer-type.ts";

const name = "connecting";
const validFor = 15 * 60_000;

/**
 * Notes that this viewer sets out to connect an account elsewhere; nobody, that whoever comes back wants to sign in. Only in an action.
 * It is a cookie of its own because that of the session does not come along when Apple answers.
 */
export async function noteConnecting(provider: ExternalProvider, viewer: Viewer | null): Promise<void> {
  const isPosted = provider === "apple";
  (await cookies()).set(name, viewer ? seal(provider, viewer.sessionId, validFor) : "", {
    path: "/api/auth",
    maxAge: viewer ? validFor / 1000 : 0,
    httpOnly: true,
    sameSite: isPosted ? "none" : "lax",
    secure: isPosted || env.SITE_URL.startsWith("https:"),
  });
}

/** Who set out to connect an account with this provider: null when they have signed out since, undefined when nobody did. */
export async function connectingViewer(provider: ExternalProvider): Promise<Viewer | null | undefined> {
  const sessionId = unseal(provider, (await cookies()).get(name)?.value);
  return sessionId === null ? undefined : findBySessionId(sessionId);
}
