import { pendingSaves } from "#components/cookbooks/save/pending-saves.ts";
import { itemStates } from "#lib/browser/item-states.ts";

/** Changes that have not arrived yet, by item: they take precedence over what the server knows. */
let pending = new Map<string, boolean>();
const listeners = new Set<() => void>();

itemStates.subscribe(notify);

/** Whether an item is in any of the user's cookbooks, as every save button shows it. */
export const savedStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isSaved: (id: string): boolean => pending.get(id) ?? itemStates.get(id).isSaved ?? false,
};

/** Takes over the pending changes of this user, after they have changed or the page has loaded. */
export function readPendingSaves(userId: string | undefined): void {
  const own = pendingSaves.list().filter((save) => userId !== undefined && (save.userId ?? userId) === userId);
  pending = new Map(own.flatMap(({ item, isSaved }) => (isSaved === undefined ? [] : [[item, isSaved]])));
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
