import { expect, test } from "vitest";
import { CommentError, type CommentErrorCode, throwAsApiError } from "#lib/people/comments/errors.ts";

test.each<[CommentErrorCode, object]>([
  ["missing", { code: "missing", fields: {} }],
  ["conflict", { code: "conflict", fields: {} }],
  ["notEditable", { code: "limit", fields: { minutes: "15" } }],
  ["photoMissing", { code: "invalid", fields: { photoIds: "missing" } }],
])("%s is an error of the API", (code, error) =>
  expect(() => throwAsApiError(new CommentError(code))).toThrow(expect.objectContaining(error)),
);

test("any other error stays as it is", () => {
  const error = new Error("connection lost");
  expect(() => throwAsApiError(error)).toThrow(error);
});
