import { expect, test } from "vitest";
import { deletionBodySchema, deletionSchema } from "#lib/people/accounts/deletion/schema.ts";

test.each(["löschen", "Löschen ", "delete", "lo\u0308schen"])("accepts the word %s", (word) => {
  expect(deletionSchema.safeParse({ word, password: "", locale: "de" }).success).toBe(true);
});

test("rejects a wrong word, and a body without a word or a password", () => {
  expect(deletionSchema.safeParse({ word: "loschen", password: "x", locale: "de" }).success).toBe(false);
  expect(deletionBodySchema.safeParse({}).success).toBe(false);
  expect(deletionBodySchema.safeParse({ password: "x" }).success).toBe(true);
  expect(deletionBodySchema.safeParse({ word: "delete" }).success).toBe(true);
});

test("comments are deleted unless the user keeps them", () => {
  const form = { word: "delete", password: "", locale: "de" };
  expect(deletionSchema.parse(form)).toMatchObject({ comments: "delete" });
  expect(deletionSchema.parse({ ...form, comments: "keep" })).toMatchObject({ comments: "keep" });
  expect(deletionBodySchema.parse({ word: "delete" })).toMatchObject({ keeps_comments: false });
});
