import { z } from "zod";

type Schema = z.core.$ZodType;

/** The schema of the field with a path in a content; undefined when there is no such field. */
export function findFieldSchema(schema: Schema, [key, ...rest]: readonly string[]): Schema | undefined {
  if (key === undefined) return schema;
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray) return findFieldSchema(inner.element, rest);
  const field = inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
  return field && findFieldSchema(field, rest);
}

/** The schema of a value without what fills it in, normalizes it, or lets it be null. */
export function unwrapSchema(schema: Schema): Schema {
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in);
  const isWrapper =
    schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable;
  return isWrapper ? unwrapSchema(schema.unwrap()) : schema;
}

/** Whether null stands for an empty field. */
export const isNullable = (schema: Schema): boolean => z.safeParse(schema, null).success;
