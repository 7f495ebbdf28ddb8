import type { Entry, KindName } from "#lib/content/content-transfer/kind-names.ts";
import { kinds } from "#lib/content/content-transfer/kinds/kinds-mutations.ts";
import { References } from "#lib/content/content-transfer/references.ts";
import { db } from "#lib/platform/db/client.ts";

/**
 * Stores an entry as an import does, and returns its id: for what no form of the site creates
 * (units, keys that the site itself reads, a whole feed). Refers to others by id instead of by key.
 */
export function importEntry(kind: KindName, entry: Entry): Promise<string> {
  const { schema, save } = kinds[kind];
  return db.transaction((tx) => save(tx, undefined, schema.parse(entry), new References()));
}
