"use client";
import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Tells whether the component runs in the browser: false on the server and in the first render of
 * its HTML there. What is rendered in the browser alone, such as a dialog, is true from its first
 * render on; a state set by an effect would let a quick press find the form of the server.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
