import { contentSchemaOf, type DraftContent } from "../draft.ts";

/** A content that can be stored, and the codes of what could not be taken by path. */
export interface ValidContent {
  content: DraftContent;
  errors: Record<string, string>;
}

type Json = Record<string, unknown>;

/**
 * Makes a content that can be stored of one that is being written: normalized, with the stored
 * value, or else the empty one, wherever a value is oversized or of a wrong type.
 *
 * @param stored what was valid before
 */
export function toValidContent(candidate: unknown, stored: DraftContent): ValidContent {
  const errors: Record<string, string> = {};
  const attempt = structuredClone(candidate);
  const schema = contentSchemaOf(candidate);
  // Each round mends at least one field; a list mends all below it.
  for (let round = 0; round < 5; round++) {
    const parsed = schema.safeParse(attempt);
    if (parsed.success) return { content: parsed.data, errors };
    for (const { path, message } of parsed.error.issues) {
      const [field] = path;
      if (field === undefined) return { content: stored, errors: { ...errors, "": message } };
      errors[path.join(".")] ??= message;
      // A value that is not valid either is missing from then on, and the schema has a default.
      mend(attempt as Json, round < 3 ? path : [field], round === 0 || round === 3 ? stored : {});
    }
  }
  return { content: stored, errors };
}

/** Sets the value at a path to that of another content, or removes it. */
function mend(target: Json, path: PropertyKey[], source: unknown): void {
  const keys = path.map(String);
  const last = keys.pop() ?? "";
  const parent = keys.reduce<unknown>((value, key) => (value as Json | null | undefined)?.[key], target);
  if (typeof parent !== "object" || parent === null) return;
  const value = [...keys, last].reduce<unknown>((part, key) => (part as Json | null | undefined)?.[key], source);
  if (value === undefined && Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (value === undefined) delete (parent as Json)[last];
  else (parent as Json)[last] = structuredClone(value);
}
