import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { formatCursor, parseCursor } from "#lib/people/comments/cursor.ts";

const cursor = { likeCount: 3, createdAt: "2026-11-23T10:00:00.123456Z", id: randomUUID() };

test("a cursor is parsed as it was formatted", () => expect(parseCursor(formatCursor(cursor))).toEqual(cursor));

test.each([
  undefined,
  null,
  "",
  "[]",
  "{}",
  "\u0000",
  JSON.stringify([-1, cursor.createdAt, cursor.id]),
  JSON.stringify([2 ** 31, cursor.createdAt, cursor.id]),
  JSON.stringify([1, "2026-99-99T10:00:00.123456Z", cursor.id]),
  JSON.stringify([1, "0000-01-01T10:00:00.123456Z", cursor.id]),
  JSON.stringify([1, cursor.createdAt, "x"]),
  "[".repeat(100_000),
])("anything else is no cursor: %j", (text) => expect(parseCursor(text)).toBeNull());
