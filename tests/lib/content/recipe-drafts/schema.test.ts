import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { DraftError, type DraftErrorCode, throwAsApiError } from "#lib/content/recipe-drafts/errors.ts";
import { acceptanceSchema, rejectionSchema } from "#lib/content/recipe-drafts/schema.ts";
import { hostileTexts } from "./arbitraries.ts";

const codesOf = (schema: typeof acceptanceSchema | typeof rejectionSchema, input: unknown) =>
  Object.fromEntries(schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);

const acceptance = { quality: "good", mainCategoryId: randomUUID() };
const rejection = { reason: "Noch nicht ganz." };

test("an acceptance needs quality and main category", () => {
  expect(codesOf(acceptanceSchema, acceptance)).toEqual({});
  expect(codesOf(acceptanceSchema, {})).toEqual({ quality: "quality", mainCategoryId: "uuid" });
  const id = randomUUID();
  expect(acceptanceSchema.parse({ ...acceptance, tagIds: [id, id] }).tagIds).toEqual([id]);
  const wrong = { ...acceptance, tagIds: ["x"], publishAt: "soon", ingredientIds: { flour: "1" } };
  expect(codesOf(acceptanceSchema, wrong)).toEqual({
    "tagIds.0": "uuid",
    publishAt: "date",
    "ingredientIds.flour": "uuid",
  });
  expect(acceptanceSchema.safeParse({ ...acceptance, state: "live" }).success).toBe(false);
});

test("a rejection needs a reason, and its notes belong to fields", () => {
  expect(codesOf(rejectionSchema, rejection)).toEqual({});
  expect(codesOf(rejectionSchema, { reason: " \u200B " })).toEqual({ reason: "required" });
  expect(codesOf(rejectionSchema, { reason: "x".repeat(100_000) })).toEqual({ reason: "length" });
  const notes = (paths: string[], text = "Bitte genauer.") => ({
    ...rejection,
    notes: Object.fromEntries(paths.map((path) => [path, text])),
  });
  expect(codesOf(rejectionSchema, notes(["title.de", "groups.0.ingredients.12.amount", "steps.3.text.en"]))).toEqual(
    {},
  );
  expect(codesOf(rejectionSchema, notes(["title.de"], ""))).toEqual({ "notes.title.de": "required" });
  const many = Array.from({ length: 101 }, (_, n) => `steps.${n}`);
  expect(codesOf(rejectionSchema, notes(many))).toEqual({ notes: "limit" });
  for (const path of hostileTexts.filter((text) => text !== "__proto__")) {
    expect(rejectionSchema.safeParse(notes([path])).success, path).toBe(false);
  }
  const parsed = rejectionSchema.safeParse({ reason: "a", notes: JSON.parse('{"__proto__": "b"}') });
  expect(Object.hasOwn(parsed.data?.notes ?? {}, "__proto__")).toBe(false);
});

test.each<[DraftErrorCode, string]>([
  ["missing", "missing"],
  ["forbidden", "forbidden"],
  ["state", "conflict"],
  ["conflict", "conflict"],
  ["incomplete", "invalid"],
  ["reference", "invalid"],
  ["limit", "limit"],
  ["date", "invalid"],
])("the API answers %s as %s", (code, apiCode) => {
  const thrown = (details = {}) => {
    try {
      throwAsApiError(new DraftError(code, details));
    } catch (error) {
      return error;
    }
  };
  expect(thrown()).toMatchObject({ code: apiCode, fields: { draft: code } });
  expect(thrown({ fields: { title: "title" } })).toMatchObject({ code: apiCode, fields: { title: "title" } });
});

test("other errors stay as they are", () => {
  const error = new TypeError("x");
  expect(() => throwAsApiError(error)).toThrow(error);
});
