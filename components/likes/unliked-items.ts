/** Items of the list of likes that are no longer liked and therefore hidden. */
const hidden = new Set<string>();
const listeners = new Set<() => void>();

export const unlikedItems = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
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

function notify(): void {
  for (const listener of listeners) listener();
}
