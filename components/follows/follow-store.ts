import { pendingFollows } from "#components/follows/pending-follows.ts";
import { itemStates } from "#lib/browser/item-states.ts";
import { sessionStore } from "#lib/browser/session-store.ts";

/** Changes that have not arrived yet, by author, which take precedence over the server's state. */
let pending = new Map<string, boolean>();
/** What the first press on this page changed, for the number of followers the page shows. */
const firstPresses = new Map<string, { wasFollowed: boolean; pageCount: number }>();
const listeners = new Set<() => void>();

itemStates.subscribe(notify);

/** Whether the user follows an author, as every follow button shows it. */
export const followStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isFollowed,
  /** The number of followers where the page has `pageCount`, which may lack the own press. */
  getCount(id: string, pageCount: number): number {
    const press = firstPresses.get(id);
    if (press?.pageCount !== pageCount) return pageCount;
    return Math.max(0, pageCount + Number(isFollowed(id) ?? press.wasFollowed) - Number(press.wasFollowed));
  },
};

/** undefined while unknown */
function isFollowed(id: string): boolean | undefined {
  return pending.get(id) ?? itemStates.get(id).isFollowed;
}

/** Remembers what the page showed before the first press, so that the count can change at once. */
export function recordPress(id: string, wasFollowed: boolean, pageCount: number): void {
  if (firstPresses.get(id)?.pageCount !== pageCount) firstPresses.set(id, { wasFollowed, pageCount });
}

/**
 * Takes over the pending changes of the current user, after they or the user have changed. While
 * the session is unknown these are the presses on this page.
 */
export function readPendingFollows(): void {
  const user = sessionStore.read();
  const isOwn = ({ userId, isSilent }: { userId?: string; isSilent?: boolean }) =>
    user === undefined ? isSilent : user !== null && (userId ?? user.id) === user.id;
  pending = new Map(
    pendingFollows
      .list()
      .filter(isOwn)
      .map(({ id, isFollowed: followed }) => [id, followed]),
  );
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
