import "server-only";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { sortByIds } from "#lib/platform/http/arrangement.ts";
import { DeskError } from "./desk-error.ts";

/** An entry of the desk that an editor changes. */
export interface DeskTarget {
  /** The editor who acts. */
  editorId: string;
  id: string;
  /** The version that the editor has read. */
  version: number;
}

/**
 * Runs a change of an editor in a transaction.
 *
 * @throws DeskError "forbidden" for other users
 */
export function changeAsEditor<Result>(
  editorId: string,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, editorId);
    return change(tx);
  });
}

/**
 * Checks the role of who acts, in a transaction that something else has begun.
 *
 * @throws DeskError "forbidden"
 */
export async function requireEditor(tx: Transaction, editorId: string): Promise<void> {
  if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
}

/**
 * Returns a locked entry in the version that the editor has read.
 *
 * @throws DeskError "missing", "conflict"
 */
export function requireCurrent<Entry extends { version: number }>(
  entry: Entry | null | undefined,
  version: number,
): Entry {
  if (!entry) throw new DeskError("missing");
  if (entry.version !== version) throw new DeskError("conflict");
  return entry;
}

/**
 * Finds one of locked entries, in the version that the editor has read.
 *
 * @throws DeskError "missing", "conflict"
 */
export function findCurrent<Entry extends { id: string; version: number }>(
  locked: readonly Entry[],
  { id, version }: Pick<DeskTarget, "id" | "version">,
): Entry {
  return requireCurrent(
    locked.find((entry) => entry.id === id),
    version,
  );
}

/**
 * Sorts entries by an order of their ids.
 *
 * @param stored the order that the editor has read
 * @throws DeskError "conflict" when they are in another order meanwhile, or are others
 */
export function requireOrder<Entry extends { id: string }>(
  entries: readonly Entry[],
  stored: readonly string[],
  order: readonly string[],
): Entry[] {
  const sorted = sortByIds(entries, order);
  if (!sorted || stored.join() !== entries.map(({ id }) => id).join()) throw new DeskError("conflict");
  return sorted;
}

/**
 * Finds the two entries of a merge among locked ones.
 *
 * @throws DeskError "missing", "conflict"; "builtIn" for one that the site itself needs;
 *   "unsuitable" for itself
 */
export function requirePair<Entry extends { id: string; version: number; isBuiltIn?: boolean }>(
  locked: readonly Entry[],
  target: DeskTarget,
  intoId: string,
): { from: Entry; into: Entry } {
  const into = locked.find((entry) => entry.id === intoId);
  if (!into) throw new DeskError("missing");
  const from = findCurrent(locked, target);
  if (from.isBuiltIn) throw new DeskError("builtIn");
  if (from.id === into.id) throw new DeskError("unsuitable");
  return { from, into };
}
