import { readJson, storeJson, storeText } from "#lib/platform/browser/stores/device-storage.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** What a user last did to an item's like. */
export interface LikeChange {
  liked: boolean;
  /** The count that was shown afterwards. */
  count: number;
  /** Milliseconds since the epoch: of the press, or of its delivery. */
  at: number;
  isSent: boolean;
  /** Pressed before the user's likes were known, so it may already be liked. */
  isGuess?: boolean;
}

/** By id of the item. */
export type LikeChanges = Record<string, LikeChange>;

/**
 * A page is rendered again after ten minutes, out of cached answers that may be ten minutes old
 * themselves.
 */
const staleAfterMs = 1_200_000;

export const storageKey = (userId: string) => `likes:${userId}`;

/**
 * Drops delivered changes that every page shows by now. A change that has not arrived is kept
 * however old it is.
 */
export function recentChanges(changes: LikeChanges): LikeChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([, change]) => !change.isSent || currentTimeMs() - change.at < staleAfterMs),
  );
}

export function readChanges(userId: string): LikeChanges {
  const stored: LikeChanges = Object(readJson(storageKey(userId)));
  return recentChanges(Object.fromEntries(Object.entries(stored).filter(([, change]) => Number.isFinite(change?.at))));
}

export function saveChanges(userId: string, changes: LikeChanges): void {
  // Without storage they last as long as the page.
  if (Object.keys(changes).length === 0) storeText(storageKey(userId), null);
  else storeJson(storageKey(userId), changes);
}
