"use client";
import { useSyncExternalStore } from "react";
import { sessionStore } from "#lib/platform/browser/session-store.ts";

export { refreshSession } from "#lib/platform/browser/session-store.ts";

/**
 * The signed-in user; undefined while unknown, null when signed out. The session is requested once
 * per page load, and only when the signed-in cookie is set.
 */
export function useSessionUser() {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer);
}
