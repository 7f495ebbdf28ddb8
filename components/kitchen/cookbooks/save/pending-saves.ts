import { createPendingStore, type Stored } from "#lib/platform/browser/write-queue/pending-store.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** A change of the save dialog that has not arrived yet. */
export interface PendingSave {
  /** Of the cookbook and the item, see `toSaveId`; of the cookbook alone when it is a new one. */
  id: string;
  cookbook: string;
  item: string;
  /** Whether the item is to be in the cookbook. */
  hasItem: boolean;
  /** Whether it is then in any cookbook; pages of older builds did not store it. */
  isSaved?: boolean;
  /** The title of a new cookbook, which is created with the item in it. */
  newTitle?: string;
  locale: Locale;
  /** Texts in the language of the page: after it was saved, and why it could not be saved. */
  texts: Record<"done" | "limit" | "missing" | "failed", string>;
  userId?: string;
}

export type StoredSave = Stored<PendingSave>;

/** Changes of the save dialog on their way, for a day. */
export const pendingSaves = createPendingStore<PendingSave>("pendingSaves", { maxEntries: 200 });

export const toSaveId = (cookbook: string, item: string) => `${cookbook}/${item}`;
