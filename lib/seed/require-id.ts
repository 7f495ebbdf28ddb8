import type { ReferenceKind, References } from "#lib/content/content-transfer/references.ts";

/** The id of what a file of the seed names. Unknown keys throw. */
export function requireId(references: References, kind: ReferenceKind, key: string): string {
  const id = references.findId(kind, key);
  if (!id) throw new Error(`seed: unknown ${kind} "${key}"`);
  return id;
}
