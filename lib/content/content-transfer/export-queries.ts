import "server-only";
import { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { toContentEntry } from "./entry-queries.ts";
import { type Entry, type KindName, kindNames } from "./kind-names.ts";
import { kinds } from "./kinds/kinds-mutations.ts";
import { loadReferences } from "./kinds/reference-queries.ts";

/**
 * All content at one moment, with keys in place of ids (docs/content-format.md): published or not,
 * without what readers do and without what is private of them.
 */
export async function readAllContent(outerTx?: Transaction): Promise<Record<KindName, Entry[]>> {
  const read = async (tx: Transaction) => {
    const references = await loadReferences(tx);
    const content = {} as Record<KindName, Entry[]>;
    for (const name of kindNames) {
      const rows = await kinds[name].list(tx);
      content[name] = rows.map((row) => toContentEntry(name, row, references));
    }
    return content;
  };
  if (outerTx) return read(outerTx);
  return db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}
