import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";

/**
 * Sorts entries by a list of their ids.
 *
 * @returns null when the list does not name each entry exactly once
 */
export function sortByIds<Entry extends { id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] | null {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (ids.length !== entries.length || new Set(ids).size !== ids.length) return null;
  const sorted = ids.flatMap((id) => byId.get(id) ?? []);
  return sorted.length === entries.length ? sorted : null;
}

/** Moves an id by one place; at the ends of the list nothing changes. */
export function moveId(ids: readonly string[], id: string, direction: "up" | "down"): string[] {
  const index = ids.indexOf(id);
  return moveIdTo(ids, id, index + (direction === "up" ? -1 : 1));
}

/** Moves an id to an index; outside of the list nothing changes. */
export function moveIdTo(ids: readonly string[], id: string, index: number): string[] {
  if (!ids.includes(id) || index < 0 || index >= ids.length) return [...ids];
  return ids.filter((other) => other !== id).toSpliced(index, 0, id);
}

const idList = z
  .string()
  .max(20_000)
  .transform((text) => text.split(",").filter(Boolean));

/**
 * The form of a list that editors arrange: the order that they have read, the one that they want,
 * or without script one move.
 */
export const orderFormSchema = z.object({
  stored: idList,
  order: idList,
  change: z.string().regex(/^(?:arrange|(?:up|down):[\da-f-]{36})$/),
  locale: z.enum(locales),
});

/** The order that a form of `orderFormSchema` asks for. */
export function readNewOrder({ stored, order, change }: z.infer<typeof orderFormSchema>): string[] {
  const [kind, id] = change.split(":");
  return id && (kind === "up" || kind === "down") ? moveId(stored, id, kind) : order;
}
