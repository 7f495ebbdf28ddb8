import { changeList } from "./change.ts";
import { deviceKey, readDeviceList, writeDeviceList } from "./device-list.ts";
import { type ListChange, limits, type ShoppingEntry } from "./entry.ts";

const none: readonly ShoppingEntry[] = [];

let text: string | null = null;
let entries = none;
/** Where storage is full or forbidden, the list lasts as long as the page. */
let isStored = true;
const listeners = new Set<() => void>();

/** The list of this device. Other tabs follow. */
export const deviceStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
  read(): readonly ShoppingEntry[] {
    const stored = isStored ? readStored() : text;
    if (stored !== text) {
      text = stored;
      entries = readDeviceList(stored);
    }
    return entries;
  },
  readOnServer: () => none,
};

/** Changes the list of this device; "full" when it does not fit, and then nothing changes. */
export function changeDeviceList(change: ListChange): "done" | "full" {
  const next = changeList(deviceStore.read(), change);
  if (change.act === "add" && next.length > limits.items) return "full";
  entries = next;
  text = writeDeviceList(next);
  try {
    localStorage.setItem(deviceKey, text);
  } catch {
    isStored = false;
  }
  for (const listener of listeners) listener();
  return "done";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(deviceKey);
  } catch {
    isStored = false;
    return text;
  }
}
