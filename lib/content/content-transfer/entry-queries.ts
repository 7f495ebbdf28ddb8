import "server-only";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { toFileEntry } from "./file-entry.ts";
import type { Entry, KindName } from "./kind-names.ts";
import { kinds } from "./kinds/kinds-mutations.ts";
import { loadReferences } from "./kinds/reference-queries.ts";
import type { StoredEntry } from "./kinds/stored-entry.ts";
import { type References, toKeys } from "./references.ts";

/** Writes a stored entry as files have it. */
export function toContentEntry(name: KindName, { entry }: StoredEntry, references: References): Entry {
  // Through JSON, in which dates are text and undefined is missing.
  return toFileEntry(name, JSON.parse(JSON.stringify(toKeys(entry, references))) as Entry);
}

/**
 * Reads one entry as files have it, also a profile that an export leaves out.
 *
 * @param id as in the lists of the kind: of most the id of the row
 * @returns null when there is none
 */
export async function readContentEntry(tx: Transaction, name: KindName, id: string): Promise<Entry | null> {
  const found = (await kinds[name].list(tx, id)).find((one) => one.id === id);
  return found ? toContentEntry(name, found, await loadReferences(tx)) : null;
}
