"use client";
import { useSyncExternalStore } from "react";
import { unitsStore } from "#lib/platform/browser/units.ts";

/** The reader's units of measurement; metric before hydration. */
export function useUnits() {
  return useSyncExternalStore(unitsStore.subscribe, unitsStore.read, unitsStore.readOnServer);
}
