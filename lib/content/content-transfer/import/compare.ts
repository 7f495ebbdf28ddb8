import type { KindName } from "../kind-names.ts";
import type { References } from "../references.ts";
import type { RedirectEntry } from "../schema/arrangement.ts";

/**
 * Text that is the same for two entries with the same content: without what does not count as a
 * change, lists without order sorted, and fields in one order.
 */
export function toComparable(kind: KindName, entry: object, references: References): string {
  // An entry may be known by a former key, and the time of a change is not a change.
  const { key: _, updatedAt: __, ...rest } = entry as Record<string, unknown>;
  if (kind === "redirects") {
    const { kind: of, target } = rest as RedirectEntry;
    if (of !== "path") rest.target = references.findId(of, target) ?? target;
  }
  if (kind === "recipes" || kind === "stories") {
    const main = rest.mainCategoryId;
    rest.categoryIds = (rest.categoryIds as string[]).filter((id) => id !== main).sort();
    rest.tagIds = [...(rest.tagIds as string[])].sort();
  }
  return JSON.stringify(sortFields(rest));
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sortFields(inner)]),
  );
}
