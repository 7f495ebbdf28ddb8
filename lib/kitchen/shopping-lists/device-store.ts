import { createSharedText } from "#lib/platform/browser/stores/device-storage.ts";
import { parseDeviceList, serializeDeviceList } from "./device-list.ts";
import { limits } from "./limits.ts";
import { applyChange, type ListChange } from "./list-change.ts";
import { deviceListKey, notifyOpenCount } from "./open-count.ts";
import type { ShoppingItem } from "./shopping-item.ts";

const emptyList: readonly ShoppingItem[] = [];

const storedList = createSharedText(deviceListKey);
let serialized: string | null = null;
let items = emptyList;

/** The list of this device, for `useSyncExternalStore`; it follows changes in other tabs. */
export const deviceStore = {
  subscribe: storedList.subscribe,
  read(): readonly ShoppingItem[] {
    const stored = storedList.read();
    if (stored !== serialized) {
      serialized = stored;
      items = parseDeviceList(stored);
    }
    return items;
  },
  readOnServer: () => emptyList,
};

/**
 * Changes the list of this device.
 *
 * @returns "full" when the items do not fit; nothing changes then
 */
export function changeDeviceList(change: ListChange): "done" | "full" {
  const next = applyChange(deviceStore.read(), change);
  if (change.type === "add" && next.length > limits.items) return "full";
  items = next;
  serialized = serializeDeviceList(next);
  storedList.write(serialized);
  notifyOpenCount();
  return "done";
}
