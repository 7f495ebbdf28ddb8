import { expect, test } from "vitest";
import { z } from "zod";
import { deskContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { findFieldSchema, isNullable, unwrapSchema } from "#lib/content/recipe-drafts/editing/field-schema.ts";

const find = (path: string) => findFieldSchema(deskContentSchema, path.split("."));

test.each([
  ["title.de", z.ZodString, false],
  ["servings.amount", z.ZodNumber, true],
  ["groups.3.ingredients.0.unit", z.ZodString, true],
  ["source", z.ZodObject, true],
  ["source.url", z.ZodURL, true],
  ["editorial.isSponsored", z.ZodBoolean, false],
  ["editorial.tagIds", z.ZodArray, false],
] as const)("finds the type of %s", (path, type, isEmptyNull) => {
  const schema = find(path);
  expect(schema && unwrapSchema(schema)).toBeInstanceOf(type);
  expect(schema && isNullable(schema)).toBe(isEmptyNull);
});

test.each(["constructor", "title.fr", "title.de.length", "__proto__"])("%s is no field", (path) => {
  expect(find(path)).toBeUndefined();
});
