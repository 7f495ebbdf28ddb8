"use client";
import { useSyncExternalStore } from "react";
import { viewerStore } from "#lib/current-viewer.ts";

export { refreshViewer } from "#lib/current-viewer.ts";

/**
 * Who is signed in: undefined while that is not known, null for nobody. Asked once per page load, and only with the hint that somebody is;
 * every leaf learns of a change at once.
 */
export function useViewer() {
  return useSyncExternalStore(viewerStore.subscribe, viewerStore.read, viewerStore.readOnServer);
}
