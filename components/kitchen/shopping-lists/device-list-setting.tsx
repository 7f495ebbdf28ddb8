"use client";
import type { ReactNode } from "react";
import { ImportDeviceList } from "#components/kitchen/shopping-lists/import-device-list.tsx";
import { useDeviceList } from "#components/kitchen/shopping-lists/use-device-list.ts";

/** Offers to import the list of this device; the fallback is shown when it is empty. */
export function DeviceListSetting({ fallback }: { fallback: ReactNode }) {
  const items = useDeviceList();
  return items.length > 0 ? <ImportDeviceList items={items} /> : fallback;
}
