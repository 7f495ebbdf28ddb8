import { readText, storeText } from "#lib/platform/browser/stores/device-storage.ts";
import { createListeners } from "#lib/platform/browser/stores/listeners.ts";

/** Key of localStorage for the list of a signed-out user. */
export const deviceListKey = "shopping-list";
/** Key of localStorage for the number of entries that stand in a row with others. */
const mergedKey = "shopping-list-merged";

interface CountedItem {
  id: string;
  ingredient: { id: string } | null;
  isTicked: boolean;
}

/** What is still to buy: each ingredient once, however many recipes need it, and each own entry. */
export function countOpenItems(items: readonly CountedItem[]): number {
  return new Set(items.flatMap(({ id, ingredient, isTicked }) => (isTicked ? [] : (ingredient?.id ?? id)))).size;
}

/** The same of a stored device list, which anything may have written; 0 for what is no list. */
function countStoredItems(stored: string | null): number {
  try {
    const { entries } = JSON.parse(stored ?? "{}") as {
      entries: { id: string; good?: { id: string }; isTicked?: boolean }[];
    };
    return countOpenItems(
      entries.map(({ id, good, isTicked }) => ({ id, ingredient: good ?? null, isTicked: isTicked === true })),
    );
  } catch {
    return 0;
  }
}

interface AccountCount {
  userId: string;
  count: number;
}

let accountCount: AccountCount | null = null;
let deviceCount = 0;
let lastStored: string | null = null;
const listeners = createListeners();

/**
 * The number beside the basket, small enough for every page: of the device from localStorage, of an
 * account from the page that shows or changes its list. `account` is null until there is one.
 */
export const openCountStore = {
  subscribe(listener: () => void) {
    const unsubscribe = listeners.subscribe(listener);
    window.addEventListener("storage", listener);
    return () => {
      unsubscribe();
      window.removeEventListener("storage", listener);
    };
  },
  readDevice(): number {
    const stored = readText(deviceListKey);
    if (stored !== lastStored) deviceCount = countStoredItems(stored);
    lastStored = stored;
    return deviceCount;
  },
  readAccount: (): AccountCount | null => accountCount,
  /** Own entries that are added to an ingredient: the page of the list alone can recognize them. */
  readMerged: (): number => Math.max(0, Math.floor(Number(readText(mergedKey)) || 0)),
};

/** Tells the header that the device list has changed. */
export const notifyOpenCount = listeners.notify;

/** Sets the number of open items in the account of a user. */
export function setAccountCount(userId: string, count: number): void {
  if (accountCount?.userId === userId && accountCount.count === count) return;
  accountCount = { userId, count };
  notifyOpenCount();
}

/** Stores how many rows fewer the page of the list shows than there are open items. */
export function setMergedCount(count: number): void {
  if (count === openCountStore.readMerged()) return;
  // Without storage the number counts these entries apart.
  storeText(mergedKey, String(count));
  notifyOpenCount();
}
