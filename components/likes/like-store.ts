import { itemStates, setItemState } from "#lib/browser/item-states.ts";
import { signedOutMaxAgeMs } from "#lib/browser/write-queue/pending-store.ts";
import { currentTimeMs } from "#lib/time/clock.ts";
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
const listeners = new Set<() => void>();

itemStates.subscribe(notify);

export const likeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
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

/**
 * Likes or unlikes an item where the page has `pageCount`. The change is stored and waits for
 * delivery.
 */
export function toggleLike(id: string, pageCount: number): void {
  setLike(id, pageCount, !isLiked(id));
}

export function setLike(id: string, pageCount: number, liked: boolean): void {
  const step = isLiked(id) === liked ? 0 : liked ? 1 : -1;
  const count = Math.max(0, getCount(id, pageCount) + step);
  const isGuess = itemStates.get(id).isLiked === undefined;
  update({ ...changes, [id]: { liked, count, at: currentTimeMs(), isSent: false, ...(isGuess && { isGuess }) } });
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

/** A change that has not arrived, and its item. */
export interface PendingLike {
  id: string;
  change: LikeChange;
}

/** Lists the changes to deliver, oldest first: of a known user, and without guesses. */
export function listPending(): PendingLike[] {
  if (userId === null) return [];
  const pending = Object.entries(changes).filter(([, change]) => !change.isSent && !change.isGuess);
  return pending.map(([id, change]) => ({ id, change })).sort((a, b) => a.change.at - b.change.at);
}

/** Marks a change as delivered; a later one of the same item still waits. */
export function confirmChange(id: string, change: LikeChange): void {
  const { likeCount, isLiked: wasLiked } = itemStates.get(id);
  if (likeCount !== undefined) {
    setItemState(id, { isLiked: change.liked, likeCount: likeCount + Number(change.liked) - Number(wasLiked) });
  }
  discardChange(id, change);
}

/**
 * Stops delivering a change the server refuses. The button keeps what it shows until the state of
 * its item is requested again.
 */
export function discardChange(id: string, change: LikeChange): void {
  if (changes[id] === change) update({ ...changes, [id]: { ...change, at: currentTimeMs(), isSent: true } });
}

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

function notify(): void {
  for (const listener of listeners) listener();
}
