import { itemStates } from "#lib/platform/browser/item-states.ts";
import { createListeners } from "#lib/platform/browser/stores/listeners.ts";
import { type Stored, signedOutMaxAgeMs } from "#lib/platform/browser/write-queue/pending-store.ts";
import type { WriteStore } from "#lib/platform/browser/write-queue/write-queue.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import {
  type LikeChange,
  type LikeChanges,
  readChanges,
  recentChanges,
  saveChanges,
  storageKey,
} from "./like-storage.ts";

/*
 * What every like button of the page shows: the state of its item as the server knows it, and later
 * presses, which take precedence. A page is static: its count may be minutes old and not include
 * the user's last press. So a change keeps the count it led to, and until the state is known a
 * button shows at least that count after a like, and at most that count after an unlike. An item
 * the user likes never shows zero.
 */
let userId: string | null = null;
/** Stands for the user while the session is unknown, so that a press survives leaving the page. */
const unknownUser = "";
let changes: LikeChanges = {};
const { subscribe, notify } = createListeners();

itemStates.subscribe(notify);

export const likeStore = {
  subscribe,
  isLiked,
  isUnliked,
  getCount,
  /** Whether the user has liked something after this time (milliseconds since the epoch). */
  hasLikedSince: (time: number) => Object.values(changes).some(({ liked, at }) => liked && at > time),
  /** Whether something pressed until this time has not arrived yet. */
  hasPendingUntil: (time: number) => Object.values(changes).some(({ isSent, at }) => !isSent && at <= time),
};

function isLiked(id: string): boolean {
  return currentChange(id)?.liked ?? itemStates.get(id).isLiked ?? false;
}

/** Whether the user is known not to like the item. */
function isUnliked(id: string): boolean {
  return !(currentChange(id)?.liked ?? itemStates.get(id).isLiked ?? true);
}

/** Returns the count to show where the page has `pageCount`. */
function getCount(id: string, pageCount: number): number {
  const { likeCount, isLiked: wasLiked } = itemStates.get(id);
  const own = Number(isLiked(id));
  if (likeCount !== undefined) return Math.max(likeCount + own - Number(wasLiked), own);
  const change = currentChange(id);
  if (!change) return Math.max(pageCount, own);
  return change.liked ? Math.max(pageCount, change.count, 1) : Math.min(pageCount, change.count);
}

/**
 * A change that the server does not contradict: not delivered yet, delivered after its state was
 * requested, or equal to it.
 */
function currentChange(id: string): LikeChange | undefined {
  const change = changes[id];
  const { fetchedAt, isLiked: wasLiked } = itemStates.get(id);
  const isOutdated = change?.isSent && change.at < fetchedAt && wasLiked !== change.liked;
  return isOutdated ? undefined : change;
}

/** A change that has not arrived, as the write queue sends it. */
export interface PendingLike {
  /** Of the item. */
  id: string;
  liked: boolean;
  userId?: string;
}

/**
 * Likes or unlikes an item where the page has `pageCount`. The change is stored and waits for
 * delivery.
 */
export function toggleLike(id: string, pageCount: number): Stored<PendingLike> {
  return setLike(id, pageCount, !isLiked(id));
}

export function setLike(id: string, pageCount: number, liked: boolean): Stored<PendingLike> {
  const step = isLiked(id) === liked ? 0 : liked ? 1 : -1;
  const count = Math.max(0, getCount(id, pageCount) + step);
  const isGuess = itemStates.get(id).isLiked === undefined;
  // Two presses within a millisecond are still two changes.
  const now = currentTimeMs();
  const at = changes[id]?.at === now ? now + 1 : now;
  update({ ...changes, [id]: { liked, count, at, isSent: false, ...(isGuess && { isGuess }) } });
  return { id, liked, at };
}

/**
 * Sets the signed-in user. Likes pressed before the session was known are attributed to them; when
 * signed out, to the user who signs in next, like those pressed while signed out.
 */
export function setCurrentUser(id: string | null): void {
  const early = userId === null && id !== null ? { ...readEarlyChanges(), ...changes } : {};
  userId = id;
  if (id === null) {
    changes = {};
    notify();
  } else {
    saveChanges(unknownUser, {});
    update({ ...readChanges(id), ...early });
  }
}

function readEarlyChanges(): LikeChanges {
  const isRecent = ({ at }: LikeChange) => currentTimeMs() - at < signedOutMaxAgeMs;
  return Object.fromEntries(Object.entries(readChanges(unknownUser)).filter(([, change]) => isRecent(change)));
}

/** Lists the items pressed before their state was known, which may be those of an earlier page. */
export function listGuessedIds(): string[] {
  return Object.keys(changes).filter((id) => changes[id]?.isGuess);
}

/**
 * Turns guesses into changes as soon as the state of their items is known; a guess that agrees with
 * it is no change.
 *
 * @returns whether a change waits for delivery now
 */
export function settleGuesses(): boolean {
  const settled = listGuessedIds().filter((id) => itemStates.get(id).isLiked !== undefined);
  if (settled.length === 0) return false;
  const next = { ...changes };
  for (const id of settled) {
    const { isGuess: _, ...change } = changes[id] as LikeChange;
    if (change.liked === itemStates.get(id).isLiked) delete next[id];
    else next[id] = change;
  }
  update(next);
  return settled.some((id) => id in next);
}

/** The changes to deliver: of a known user, and without guesses. They wait however old they are. */
export const likeWrites: WriteStore<PendingLike> = {
  key: "likes",
  list() {
    const user = userId;
    if (user === null) return [];
    const pending = Object.entries(changes).filter(([, change]) => !change.isSent && !change.isGuess);
    return pending.map(([id, { liked, at }]) => ({ id, liked, at, userId: user })).sort((a, b) => a.at - b.at);
  },
  /** The change is kept as long as pages may not show it. */
  remove({ id, at }) {
    const change = changes[id];
    if (change?.at === at) update({ ...changes, [id]: { ...change, at: currentTimeMs(), isSent: true } });
  },
  listExpired: () => [],
};

/** Takes over changes that another tab of the same user has stored. */
export function handleStorageEvent({ key }: StorageEvent): void {
  if (userId !== null && key === storageKey(userId)) rereadChanges();
}

/** The same after the page has been in the back/forward cache. */
export function rereadChanges(): void {
  if (userId === null) return;
  changes = readChanges(userId);
  notify();
}

function update(next: LikeChanges): void {
  changes = recentChanges(next);
  saveChanges(userId ?? unknownUser, changes);
  notify();
}
