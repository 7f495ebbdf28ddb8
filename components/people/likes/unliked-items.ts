import { createListeners } from "#lib/platform/browser/stores/listeners.ts";

/** Items of the list of likes that are no longer liked and therefore hidden. */
const hidden = new Set<string>();
const { subscribe, notify } = createListeners();

export const unlikedItems = {
  subscribe,
  count: () => hidden.size,
  countOnServer: () => 0,
  /** Hides an item until the returned function is called. */
  add(id: string) {
    hidden.add(id);
    notify();
    return () => {
      hidden.delete(id);
      notify();
    };
  },
};
