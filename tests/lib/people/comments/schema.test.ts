import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { maxTextLength, maxTextLines } from "#lib/people/comments/limits.ts";
import {
  commentDecisionSchema,
  commentEditSchema,
  commentLikeSchema,
  commentsViewSchema,
  newCommentSchema,
} from "#lib/people/comments/schema.ts";
import { parse } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

const itemId = randomUUID();
const valid = { itemId, text: "Sehr gut.", locale: "de" };

/** The errors of the fields, or null when the input is valid. */
function errorsOf(input: unknown, schema: Parameters<typeof parse>[1] = newCommentSchema) {
  try {
    parse(input, schema);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.fields;
  }
}

test("a comment is normalized and has defaults", () => {
  expect(newCommentSchema.parse({ ...valid, text: " Sehr\u202e  gut.\r\n\u0000 " })).toEqual({
    itemId,
    kind: "comment",
    text: "Sehr gut.",
    locale: "de",
    photoIds: [],
  });
});

describe("the text", () => {
  test.each([
    ["", "empty"],
    [" \n\u200b\u202e\u0000", "empty"],
    ["...", "empty"],
    [undefined, "text"],
    [7, "text"],
    [["a"], "text"],
    ["x".repeat(maxTextLength + 1), "tooLong"],
    ["x".repeat(100_000), "tooLong"],
    [`x${"\u200b".repeat(100_000)}`, "tooLong"],
    ["x\n".repeat(maxTextLines + 1), "tooManyLines"],
  ])("%j is refused: %s", (text, error) => expect(errorsOf({ ...valid, text })).toEqual({ text: error }));

  test("is counted in visible characters", () => {
    expect(errorsOf({ ...valid, text: "👨‍👩‍👧‍👦".repeat(900) })).toBeNull();
    expect(errorsOf({ ...valid, text: "👍🏿".repeat(maxTextLength) })).toBeNull();
    expect(errorsOf({ ...valid, text: "👍🏿".repeat(maxTextLength + 1) })).toEqual({ text: "tooLong" });
    expect(errorsOf({ ...valid, text: "x\n".repeat(maxTextLines) })).toBeNull();
  });

  test("is no markup: it stays as it is", () => {
    const text = `<img src=x onerror="alert(1)"> & {{x}} '; drop table comments; --`;
    expect(newCommentSchema.parse({ ...valid, text }).text).toBe(text);
  });
});

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

test.each([
  [{ itemId: "x" }, { itemId: "uuid" }],
  [{ itemId: "\u0000" }, { itemId: "uuid" }],
  [{ parentId: 5 }, { parentId: "uuid" }],
  [{ id: "" }, { id: "uuid" }],
  [{ kind: "review" }, { kind: "kind" }],
  [{ kind: "question", parentId: itemId }, { kind: "kind" }],
  [{ locale: "fr" }, { locale: "locale" }],
  [{ photoIds: ids(4) }, { photoIds: "tooMany" }],
  [{ photoIds: [itemId, itemId] }, { photoIds: "repeated" }],
  [{ state: "visible" }, { state: "unknown" }],
  [{ authorId: itemId }, { authorId: "unknown" }],
])("refuses %j", (changes, errors) => expect(errorsOf({ ...valid, ...changes })).toEqual(errors));

test("an edit names the version that was seen", () => {
  const edit = { id: itemId, text: "Anders." };
  expect(errorsOf({ ...edit, version: 1 }, commentEditSchema)).toBeNull();
  for (const version of [0, 1.5, 2 ** 31, "1"]) {
    expect(errorsOf({ ...edit, version }, commentEditSchema)).toEqual({ version: "version" });
  }
});

test("a decision to hide names a reason", () => {
  const decision = { id: itemId, version: 1 };
  expect(commentDecisionSchema.parse({ ...decision, decision: "approve" })).toMatchObject({ note: "" });
  expect(
    errorsOf({ ...decision, decision: "hide", reason: "spam", note: "Werbung" }, commentDecisionSchema),
  ).toBeNull();
  expect(errorsOf({ ...decision, decision: "hide" }, commentDecisionSchema)).toEqual({ reason: "reason" });
  expect(errorsOf({ ...decision, decision: "delete" }, commentDecisionSchema)).toEqual({ decision: "decision" });
  expect(errorsOf({ ...decision, decision: "approve", reason: "spam" }, commentDecisionSchema)).toEqual({
    reason: "unknown",
  });
  expect(errorsOf({ ...decision, decision: "approve", note: "x".repeat(1001) }, commentDecisionSchema)).toEqual({
    note: "tooLong",
  });
});

test("a like names the state that is wanted", () => {
  expect(commentLikeSchema.parse({ id: itemId, liked: "false" })).toEqual({ id: itemId, liked: false });
  expect(errorsOf({ id: itemId, liked: "maybe" }, commentLikeSchema)).toEqual({ liked: "liked" });
});

test("wrong values of a view are ignored", () => {
  expect(commentsViewSchema.parse({ sort: "\u0000", kind: ["question"] })).toEqual({ sort: "helpful" });
  expect(commentsViewSchema.parse({ sort: "newest", kind: "question" })).toEqual({ sort: "newest", kind: "question" });
});
