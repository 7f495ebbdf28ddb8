"use client";
import { useSyncExternalStore } from "react";
import { deviceStore } from "#lib/shopping-lists/device-store.ts";

/** The list on this device; empty until the page is awake. */
export function useDeviceList() {
  return useSyncExternalStore(deviceStore.subscribe, deviceStore.read, deviceStore.readOnServer);
}
