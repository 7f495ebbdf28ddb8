import type { ShoppingItem } from "./shopping-item.ts";

export interface ItemChange {
  id: string;
  amount?: number;
  text?: string;
  isTicked?: boolean;
}

/** A change to a list. It describes the result, so that applying it twice is the same as once. */
export type ListChange =
  | { type: "add"; items: ShoppingItem[] }
  | { type: "change"; items: ItemChange[] }
  | { type: "remove"; ids: string[] };

/** The list after a change. Items that are there are not added again; unknown ids are ignored. */
export function applyChange(items: readonly ShoppingItem[], change: ListChange): ShoppingItem[] {
  switch (change.type) {
    case "add": {
      const existingIds = new Set(items.map(({ id }) => id));
      return [...items, ...change.items.filter(({ id }) => !existingIds.has(id))];
    }
    case "change": {
      const byId = new Map(change.items.map((item) => [item.id, item]));
      return items.map((item) => ({ ...item, ...byId.get(item.id) }));
    }
    case "remove": {
      const removedIds = new Set(change.ids);
      return items.filter(({ id }) => !removedIds.has(id));
    }
  }
}
