import { parseDeviceList, serializeDeviceList } from "./device-list.ts";
import { limits } from "./limits.ts";
import { applyChange, type ListChange } from "./list-change.ts";
import { deviceListKey, notifyOpenCount } from "./open-count.ts";
import type { ShoppingItem } from "./shopping-item.ts";

const emptyList: readonly ShoppingItem[] = [];

let serialized: string | null = null;
let items = emptyList;
/** Without storage the list lasts as long as the page. */
let isStored = true;
const listeners = new Set<() => void>();

/** The list of this device, for `useSyncExternalStore`; it follows changes in other tabs. */
export const deviceStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
  read(): readonly ShoppingItem[] {
    const stored = isStored ? readStored() : serialized;
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
  try {
    localStorage.setItem(deviceListKey, serialized);
  } catch {
    isStored = false;
  }
  for (const listener of listeners) listener();
  notifyOpenCount();
  return "done";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(deviceListKey);
  } catch {
    isStored = false;
    return serialized;
  }
}
