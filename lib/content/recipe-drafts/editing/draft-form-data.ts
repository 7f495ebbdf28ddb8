import { z } from "zod";
import { parseTypedDuration } from "#lib/measures/kitchen-text/typed-duration.ts";
import { parseTypedNumber, typedNumberPattern } from "#lib/measures/units/typed-number.ts";
import { createGroup, createIngredient, createStep } from "../draft/list-changes.ts";
import { contentSchemaOf, type DraftContent } from "../draft.ts";
import { draftLimits } from "../limits.ts";
import { parseAmountText } from "./amount-text.ts";
import { findFieldSchema, isNullable, unwrapSchema } from "./field-schema.ts";
import { toValidContent, type ValidContent } from "./valid-content.ts";

type Json = Record<string, unknown>;

/** Rows that a form may add at the end of a list. */
const emptyRows: [pattern: RegExp, create: () => unknown][] = [
  [/^groups\.\d+$/, createGroup],
  [/^groups\.\d+\.ingredients\.\d+$/, createIngredient],
  [/^steps\.\d+$/, createStep],
];

/** An amount or a range in one field. */
const rowAmountPattern = /^groups\.\d+\.ingredients\.\d+\.amount$/;
const durationPattern = /^duration\.\w+$/;
const usedIngredientsPattern = /^steps\.\d+\.ingredients$/;
const pathPattern = /^[a-zA-Z]+(?:\.[\w-]{1,40}){0,5}$/;

/**
 * Reads the fields of a form, which are named by their path in the content, over the stored
 * content, as the schema of the content says. Fields that the form does not have stay as they are.
 * A list of ids (`tagIds`, `steps.0.utensilIds`, and `steps.0.ingredients` with the ids of rows)
 * has one field per id and an empty one, which says that it is on the page. Amounts are read as
 * they are typed ("1 ½", "1,5"), a range in the field of the amount.
 *
 * @returns the content to store, and the codes of the fields that keep their stored value
 */
export function readDraftForm(entries: Iterable<[string, unknown]>, stored: DraftContent): ValidContent {
  const candidate = structuredClone(stored) as unknown as Json;
  // Drafts of former builds have none.
  candidate.isBilingual ??= false;
  const schema = contentSchemaOf(candidate);
  const errors: Record<string, string> = {};
  const values = Map.groupBy(
    [...entries].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && pathPattern.test(entry[0]),
    ),
    ([path]) => path,
  );
  for (const [path, found] of values) {
    const texts = found.map(([, text]) => text);
    const error = setField(candidate, schema, path, texts);
    if (error) errors[path] = error;
  }
  const valid = toValidContent(candidate, stored);
  return { content: valid.content, errors: { ...valid.errors, ...errors } };
}

/** @returns the code of an error */
function setField(content: Json, schema: z.ZodType, path: string, texts: string[]): string | null {
  const keys = path.split(".");
  const fieldSchema = findFieldSchema(schema, keys);
  const last = keys.pop() ?? "";
  const parent = findParent(content, schema, keys);
  // The fields of a content are all there; others, as "steps.length", are none of it.
  if (!fieldSchema || !parent || Array.isArray(parent) || !Object.hasOwn(parent, last)) return null;
  const type = unwrapSchema(fieldSchema);
  const text = texts.at(-1) ?? "";
  if (type instanceof z.ZodBoolean) {
    parent[last] = text === "true";
  } else if (type instanceof z.ZodArray && type.element instanceof z.ZodUUID) {
    parent[last] = [...new Set(texts.filter((id) => id !== ""))];
  } else if (usedIngredientsPattern.test(path)) {
    const former = parent[last] as { id: string; amount: number | null }[];
    const ids = new Set(texts.filter((id) => id !== ""));
    parent[last] = [...ids].map((id) => former.find((used) => used.id === id) ?? { id, amount: null });
  } else if (rowAmountPattern.test(path)) {
    const amount = parseAmountText(text, typeof parent.unit === "string" ? parent.unit : null);
    if (!amount) return "number";
    Object.assign(parent, amount);
  } else if (durationPattern.test(path)) {
    const minutes = parseTypedDuration(text);
    if (minutes === undefined) return "duration";
    parent[last] = minutes;
  } else if (type instanceof z.ZodNumber) {
    const number = readNumber(text, typeof parent.unit === "string" ? parent.unit : null);
    if (number === undefined) return "number";
    parent[last] = number;
  } else {
    parent[last] = text === "" && isNullable(fieldSchema) ? null : text;
  }
  return null;
}

/** The object that has the field; missing rows at the end of a list are added. */
function findParent(content: Json, schema: z.ZodType, keys: string[]): Json | null {
  let parent: unknown = content;
  for (const [depth, key] of keys.entries()) {
    if (typeof parent !== "object" || parent === null || !(Object.hasOwn(parent, key) || Array.isArray(parent)))
      return null;
    const path = keys.slice(0, depth + 1).join(".");
    if (Array.isArray(parent) && parent.length === Number(key)) {
      const create = emptyRows.find(([pattern]) => pattern.test(path))?.[1];
      if (create) parent.push(create());
    }
    const fieldSchema = findFieldSchema(schema, keys.slice(0, depth + 1));
    if (fieldSchema && (parent as Json)[key] === null) (parent as Json)[key] = createEmpty(fieldSchema);
    parent = (parent as Json)[key];
  }
  return typeof parent === "object" && parent !== null ? (parent as Json) : null;
}

/** A group of fields that was missing, as a source. */
function createEmpty(schema: z.core.$ZodType): unknown {
  const type = unwrapSchema(schema);
  return type instanceof z.ZodObject ? type.parse({}) : null;
}

/** @returns undefined when it is no number */
function readNumber(text: string, unit: string | null): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  if (typed.length > 40 || !new RegExp(`^(?:${typedNumberPattern})$`).test(typed)) return undefined;
  const number = parseTypedNumber(typed, unit);
  return Number.isFinite(number) && number <= draftLimits.amount ? number : undefined;
}
