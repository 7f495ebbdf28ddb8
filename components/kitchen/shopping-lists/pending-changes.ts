import { limits, maxOfflineDays } from "#lib/kitchen/shopping-lists/limits.ts";
import type { ListChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { accountKey } from "#lib/platform/browser/account-storage.ts";
import { createUuid } from "#lib/platform/browser/create-uuid.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";
import { createPendingStore, type Stored } from "#lib/platform/browser/write-queue/pending-store.ts";
import { isLocale, type Locale } from "#lib/platform/i18n/locales.ts";

/** Shown when a later page has delivered a change, or when the account has refused it by then. */
export interface DeliveryTexts {
  delivered?: string;
  full?: string;
  failed?: string;
}

/** A change of the list in the account that has not arrived yet. */
export interface PendingChange {
  id: string;
  change: ListChange;
  /** Of the page: ingredients are sent with their name. */
  locale: Locale;
  texts?: DeliveryTexts;
  /** Undefined while the session was unknown. */
  userId?: string;
}

export type StoredChange = Stored<PendingChange>;

/** They outlast the session: the page has said that they are kept, and shows them to their user. */
export const pendingChangesKey = "listChanges";

/** Changes on their way, all of which are sent: each has an id of its own. */
export const pendingChanges = createPendingStore<PendingChange>(pendingChangesKey, {
  maxAgeMs: maxOfflineDays * 86_400_000,
  maxEntries: 4 * limits.items,
  formerKey: accountKey("listChanges"),
});

/** Stores a change until it has arrived. */
export function addPendingChange(change: ListChange, texts?: DeliveryTexts): StoredChange {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "de";
  return pendingChanges.add({ id: createUuid(), change, locale, texts, userId: sessionStore.read()?.id });
}

let latest: readonly StoredChange[] = [];

/** The changes as they are stored now, oldest first; the same array until one comes or goes. */
export function readPendingChanges(): readonly StoredChange[] {
  const changes = pendingChanges.list();
  const isSame = changes.length === latest.length && changes.every(({ id }, index) => id === latest[index]?.id);
  if (!isSame) latest = changes;
  return latest;
}
