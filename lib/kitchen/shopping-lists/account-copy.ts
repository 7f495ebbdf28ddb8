import { accountKey } from "#lib/platform/browser/account-storage.ts";
import { readText, storeText } from "#lib/platform/browser/stores/device-storage.ts";
import { parseDeviceList, serializeDeviceList } from "./device-list.ts";
import { applyChange, type ListChange } from "./list-change.ts";
import type { ShoppingItem } from "./shopping-item.ts";

const storageKey = accountKey("shoppingList");

interface AccountCopy {
  userId: string;
  items: readonly ShoppingItem[];
}

let serialized: string | null = null;
let copy: AccountCopy | null = null;
/** Without storage the copy lasts as long as the page. */
let isStored = true;
let version = 0;
const listeners = new Set<() => void>();

function handleStorage({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  version += 1;
  for (const listener of listeners) listener();
}

/**
 * The list in the account as the server last told this device, so that it is there without
 * network; for `useSyncExternalStore`. It follows other tabs.
 */
export const accountCopy = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener("storage", handleStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", handleStorage);
    };
  },
  /** Undefined when the list of this user has never been on this device. */
  read(userId: string | undefined): readonly ShoppingItem[] | undefined {
    const stored = isStored ? readText(storageKey) : serialized;
    if (stored !== serialized) {
      serialized = stored;
      copy = parseCopy(stored);
    }
    return userId !== undefined && copy?.userId === userId ? copy.items : undefined;
  },
  /** Grows with each change, so that a list requested before a change is not taken for newer. */
  readVersion: () => version,
};

/** Stores what the server has told. */
export function saveAccountCopy(userId: string, items: readonly ShoppingItem[]): void {
  version += 1;
  copy = { userId, items };
  serialized = JSON.stringify({ userId, list: serializeDeviceList(items) });
  isStored = storeText(storageKey, serialized);
  for (const listener of listeners) listener();
}

/** Applies a confirmed change; while the session is unknown, to the only list there is. */
export function changeAccountCopy(userId: string | undefined, change: ListChange): void {
  accountCopy.read(userId);
  version += 1;
  if (copy && (userId === undefined || copy.userId === userId)) {
    saveAccountCopy(copy.userId, applyChange(copy.items, change));
  }
}

function parseCopy(stored: string | null): AccountCopy | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? "null");
    if (typeof parsed !== "object" || parsed === null || !("userId" in parsed) || !("list" in parsed)) return null;
    const { userId, list } = parsed;
    return typeof userId === "string" && typeof list === "string" ? { userId, items: parseDeviceList(list) } : null;
  } catch {
    return null;
  }
}
