import { pendingSaves } from "#components/kitchen/cookbooks/save/pending-saves.ts";
import { itemStates } from "#lib/platform/browser/item-states.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";

/**
 * Whether an item is in any of the user's cookbooks, as every save button shows it. A change that
 * has not arrived yet takes precedence over what the server knows.
 */
export const savedStore = {
  subscribe(listener: () => void) {
    const ends = [itemStates.subscribe(listener), pendingSaves.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
  isSaved: (id: string): boolean => readPending(id) ?? itemStates.get(id).isSaved ?? false,
};

function readPending(id: string): boolean | undefined {
  const user = sessionStore.read();
  const isShown = ({ userId }: { userId?: string }) => user && (userId ?? user.id) === user.id;
  return pendingSaves.list().findLast((save) => save.item === id && save.isSaved !== undefined && isShown(save))
    ?.isSaved;
}
