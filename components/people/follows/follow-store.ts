import { pendingFollows, type StoredFollow } from "#components/people/follows/pending-follows.ts";
import { itemStates } from "#lib/platform/browser/item-states.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";

/** What the first press on this page changed, for the number of followers the page shows. */
const firstPresses = new Map<string, { wasFollowed: boolean; pageCount: number }>();

/** Whether the user follows an author, as every follow button shows it. */
export const followStore = {
  subscribe(listener: () => void) {
    const ends = [itemStates.subscribe(listener), pendingFollows.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
  isFollowed,
  /** The number of followers where the page has `pageCount`, which may lack the own press. */
  getCount(id: string, pageCount: number): number {
    const press = firstPresses.get(id);
    if (press?.pageCount !== pageCount) return pageCount;
    return Math.max(0, pageCount + Number(isFollowed(id) ?? press.wasFollowed) - Number(press.wasFollowed));
  },
};

/**
 * What the user has pressed last and has not arrived takes precedence over the server's state;
 * undefined while unknown.
 */
function isFollowed(id: string): boolean | undefined {
  const pending = pendingFollows.list().findLast((entry) => entry.id === id && isShown(entry));
  return pending?.isFollowed ?? itemStates.get(id).isFollowed;
}

/** While the session is unknown, only presses of signed-in users show. */
function isShown({ userId, isSilent }: StoredFollow): boolean {
  const user = sessionStore.read();
  if (user === undefined) return isSilent === true;
  return user !== null && (userId ?? user.id) === user.id;
}

/** Remembers what the page showed before the first press, so that the count can change at once. */
export function recordPress(id: string, wasFollowed: boolean, pageCount: number): void {
  if (firstPresses.get(id)?.pageCount !== pageCount) firstPresses.set(id, { wasFollowed, pageCount });
}
