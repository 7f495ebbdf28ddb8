import type { Entry } from "../kind-names.ts";
import { type References, toIds, type UnknownReference } from "../references.ts";

/**
 * Leaves out the elements of lists, such as links of a menu, that refer to what is gone. What the
 * entry itself refers to stays.
 */
export function withoutGoneReferences(entry: Entry, references: References): Entry {
  const unknown: UnknownReference[] = [];
  toIds(entry, references, unknown);
  const elements = new Set(unknown.flatMap(({ path }) => /^.*\[\d+\]/.exec(path) ?? []));
  const remaining = structuredClone(entry);
  // The last ones first, so that the others keep their places.
  for (const element of [...elements].reverse()) removeElement(remaining, element);
  return remaining;
}

/** @param path "content[0].entries[2]" */
function removeElement(entry: Entry, path: string): void {
  const parts = path.split(/[.[\]]+/).filter(Boolean);
  const index = Number(parts.pop());
  const list = parts.reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], entry);
  (list as unknown[]).splice(index, 1);
}
