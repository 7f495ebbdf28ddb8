import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { callApi } from "./api-client.ts";
import { loadQueryEngine } from "./query-client.ts";
import { createListeners } from "./stores/listeners.ts";

/*
 * What the signed-in user has done with the items and authors of this page: like, save and follow
 * buttons watch theirs, and one small request asks for all of them. So a page costs the same for an
 * account with ten likes and for one with 200 cookbooks of 1,000 entries.
 */

/** The state of one item or author; a field is missing while it is not known. */
export interface ItemState {
  isLiked?: boolean;
  isSaved?: boolean;
  isFollowed?: boolean;
  /** Whether the user has a version of the recipe. */
  isAdapted?: boolean;
  likeCount?: number;
  /** Start of the request that told it, in milliseconds since the epoch; 0 before the first. */
  fetchedAt: number;
  /** When this page changed it last. */
  changedAt?: number;
}

/** Ids per request, so that its address stays below 4 KB. The server accepts as many. */
const maxIds = 100;
const staleAfterMs = 600_000;
/** Buttons that mount together share a request. */
const batchDelayMs = 20;
const unknownState: ItemState = { fetchedAt: 0 };

let userId: string | null = null;
let states = new Map<string, ItemState>();
/** What was requested until then is requested again. */
let outdatedAt = 0;
/** Number of buttons per item. */
const watched = new Map<string, number>();
/** Items whose state is being requested. */
let pending = new Set<string>();
let isScheduled = false;
const { subscribe, notify } = createListeners();

export const itemStates = {
  subscribe,
  get: (id: string): ItemState => states.get(id) ?? unknownState,
};

/**
 * Keeps the state of an item known until the returned function is called. Nothing is requested for
 * signed-out readers.
 */
export function watchItem(id: string): () => void {
  watched.set(id, (watched.get(id) ?? 0) + 1);
  requestSoon();
  return () => {
    const count = (watched.get(id) ?? 1) - 1;
    if (count > 0) watched.set(id, count);
    else watched.delete(id);
  };
}

/** Sets what this page has just changed. Answers to earlier requests do not revert it. */
export function setItemState(id: string, change: Partial<ItemState>): void {
  states.set(id, { ...itemStates.get(id), ...change, changedAt: currentTimeMs() });
  notify();
}

/** Sets what the page itself says about items, until it is known better. */
export function preloadItemStates(ids: readonly string[], known: Pick<ItemState, "isLiked" | "isSaved">): void {
  for (const id of ids) states.set(id, { ...known, ...itemStates.get(id) });
  notify();
}

/** Requests the state of all items of the page again, after something has changed elsewhere. */
export function refreshItemStates(): void {
  outdatedAt = currentTimeMs();
  pending = new Set();
  requestSoon();
}

/** Sets the signed-in user. Another user sees nothing of the former one. */
export function setItemStatesUser(next: string | null): void {
  if (next === userId) return;
  if (userId !== null) states = new Map();
  userId = next;
  pending = new Set();
  notify();
  requestSoon();
}

export const getItemStatesUser = (): string | null => userId;

function requestSoon(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    requestStates();
  }, batchDelayMs);
}

function requestStates(): void {
  if (userId === null) return;
  const now = currentTimeMs();
  const isDue = (id: string) =>
    !pending.has(id) && itemStates.get(id).fetchedAt <= Math.max(outdatedAt, now - staleAfterMs);
  const ids = [...watched.keys()].filter(isDue);
  for (let start = 0; start < ids.length; start += maxIds) {
    void loadStates(userId, ids.slice(start, start + maxIds), now);
  }
}

async function loadStates(requester: string, ids: string[], fetchedAt: number): Promise<void> {
  const ownPending = pending;
  for (const id of ids) ownPending.add(id);
  try {
    const { client } = await loadQueryEngine();
    const { data } = await client.query({
      queryKey: ["item-states", requester, fetchedAt, ...ids],
      queryFn: () => callApi("GET /users/me/item-states", { query: { ids: ids.join() } }),
      gcTime: 0,
    });
    if (requester !== userId) return;
    for (const { id, ...state } of data) {
      const { fetchedAt: knownAt, changedAt = 0 } = itemStates.get(id);
      if (knownAt < fetchedAt && changedAt < fetchedAt) states.set(id, { ...state, fetchedAt });
    }
    notify();
    // What this page has changed meanwhile is requested again.
    requestSoon();
  } catch {
    // Unknown for now; the next page or connection tries again.
  } finally {
    for (const id of ids) ownPending.delete(id);
  }
}
