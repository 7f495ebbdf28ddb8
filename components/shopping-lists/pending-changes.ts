import { accountKey } from "#lib/browser/account-storage.ts";
import { createUuid } from "#lib/browser/create-uuid.ts";
import { sessionStore } from "#lib/browser/session-store.ts";
import { createPendingStore } from "#lib/browser/write-queue/pending-store.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";
import { limits, maxOfflineDays } from "#lib/shopping-lists/limits.ts";
import type { ListChange } from "#lib/shopping-lists/list-change.ts";

/** Shown when a later page has delivered a change, or when the account has refused it by then. */
export interface DeliveryTexts {
  delivered?: string;
  full?: string;
  failed?: string;
}

/** A change of the list in the account that has not arrived yet. */
interface PendingChange {
  id: string;
  change: ListChange;
  /** Of the page: ingredients are sent with their name. */
  locale: Locale;
  texts?: DeliveryTexts;
  /** Undefined while the session was unknown. */
  userId?: string;
}

export type StoredChange = PendingChange & { at: number };

/** They outlast the session: the page has said that they are kept, and shows them to their user. */
export const pendingChangesKey = "listChanges";

const store = createPendingStore<PendingChange>(pendingChangesKey, {
  maxAgeMs: maxOfflineDays * 86_400_000,
  maxEntries: 4 * limits.items,
  formerKey: accountKey("listChanges"),
});
const listeners = new Set<() => void>();
let snapshot: readonly StoredChange[] = [];
let snapshotOf: string | undefined;
let isSnapshotStale = true;

function notify(): void {
  isSnapshotStale = true;
  for (const listener of listeners) listener();
}

function handleStorage({ key }: StorageEvent): void {
  if (key === pendingChangesKey || key === null) notify();
}

/** Changes that have not arrived, for `useSyncExternalStore`; they follow other tabs. */
export const pendingChanges = {
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener("storage", handleStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      isSnapshotStale = true;
      if (listeners.size === 0) window.removeEventListener("storage", handleStorage);
    };
  },
  /** Those of this user, oldest first. */
  read(userId: string | undefined): readonly StoredChange[] {
    // Nothing tells of changes in other tabs while nothing listens.
    if (!isSnapshotStale && snapshotOf === userId && listeners.size > 0) return snapshot;
    // While the user is unknown, those of an account may be those of another one.
    const changes = listPendingChanges(userId).filter((entry) => userId !== undefined || !entry.userId);
    const isSame = changes.length === snapshot.length && changes.every(({ id }, n) => id === snapshot[n]?.id);
    if (!isSame) snapshot = changes;
    snapshotOf = userId;
    isSnapshotStale = false;
    return snapshot;
  },
};

/** Stores a change until it has arrived. */
export function addPendingChange(change: ListChange, texts?: DeliveryTexts): StoredChange {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "de";
  const entry = store.add({ id: createUuid(), change, locale, texts, userId: sessionStore.read()?.id });
  notify();
  return entry;
}

export function removePendingChange(entry: StoredChange): void {
  store.remove(entry);
  notify();
}

/** Whether nothing is stored, for any user. */
export const hasNoPendingChange = (): boolean => store.isEmpty();

/** Removes and returns what has waited too long for this user. */
export function takeExpiredChanges(userId: string | undefined): StoredChange[] {
  return store.takeExpired().filter((entry) => !entry.userId || entry.userId === userId);
}

/** The changes of this user as they are stored now, oldest first; while unknown those of all. */
export function listPendingChanges(userId: string | undefined): StoredChange[] {
  return store.list().filter((entry) => !entry.userId || !userId || entry.userId === userId);
}
