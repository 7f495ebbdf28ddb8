import "server-only";
import { eq } from "drizzle-orm";
import { listSessions } from "#lib/auth/sessions.ts";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, credentials } from "#lib/db/tables/accounts.ts";
import { type Device, deviceOf } from "./device.ts";

/** A place where somebody is signed in. Days are ISO strings. */
export interface SignedInPlace extends Device {
  id: string;
  /** `api` for an app that has a token, `web` for a browser. */
  kind: "web" | "api";
  isHere: boolean;
  createdAt: string;
  /** To the hour. */
  lastSeenAt: string;
}

/** Where the viewer is signed in: here first, then what was used last. */
export async function listPlaces({ id: userId, sessionId }: Viewer): Promise<SignedInPlace[]> {
  const places = (await listSessions(userId)).map(({ id, kind, userAgent, createdAt, lastSeenAt }) => ({
    id,
    kind,
    ...deviceOf(userAgent),
    isHere: id === sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return places.sort((a, b) => Number(b.isHere) - Number(a.isHere));
}

/** The ways into an account: whether it has a password, and the accounts elsewhere that open it. */
export async function listWaysIn(
  userId: string,
): Promise<{ hasPassword: boolean; connected: { provider: string; email: string | null }[] }> {
  const [passwords, connected] = await Promise.all([
    db.select({ userId: credentials.userId }).from(credentials).where(eq(credentials.userId, userId)),
    db
      .select({ provider: connectedAccounts.provider, email: connectedAccounts.email })
      .from(connectedAccounts)
      .where(eq(connectedAccounts.userId, userId))
      .orderBy(connectedAccounts.provider),
  ]);
  return { hasPassword: passwords.length > 0, connected };
}
