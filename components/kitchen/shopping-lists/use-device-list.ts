"use client";
import { useSyncExternalStore } from "react";
import { deviceStore } from "#lib/kitchen/shopping-lists/device-store.ts";

/** The list of this device; empty until the page is hydrated. */
export function useDeviceList() {
  return useSyncExternalStore(deviceStore.subscribe, deviceStore.read, deviceStore.readOnServer);
}
