"use client";
import { useSyncExternalStore } from "react";
import { unitsStore } from "#lib/units.ts";

/** What the reader measures in; metric until the page is awake. */
export function useUnits() {
  return useSyncExternalStore(unitsStore.subscribe, unitsStore.read, unitsStore.readOnServer);
}
