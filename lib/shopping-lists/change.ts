import type { ListChange, ShoppingEntry } from "./entry.ts";

/** The list after a change. What is on it already is not added again, and what is not there is passed over. */
export function changeList(entries: readonly ShoppingEntry[], change: ListChange): ShoppingEntry[] {
  switch (change.act) {
    case "add": {
      const known = new Set(entries.map(({ id }) => id));
      return [...entries, ...change.entries.filter(({ id }) => !known.has(id))];
    }
    case "change": {
      const byId = new Map(change.entries.map((entry) => [entry.id, entry]));
      return entries.map((entry) => ({ ...entry, ...byId.get(entry.id) }));
    }
    case "remove": {
      const gone = new Set(change.ids);
      return entries.filter(({ id }) => !gone.has(id));
    }
  }
}
