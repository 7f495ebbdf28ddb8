import "server-only";
import { listSessions } from "#lib/auth/sessions.ts";
import type { Viewer } from "#lib/auth/viewer-type.ts";
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
