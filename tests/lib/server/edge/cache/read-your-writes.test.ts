import { expect, test } from "vitest";
import { createWriteMarks, isForDeskOnly } from "#lib/server/edge/cache/read-your-writes.ts";

test("a rare write counts for everyone", () => {
  let time = 5000;
  const marks = createWriteMarks(() => time);
  expect(marks.getRequiredSince(() => ["a"])).toBe(Number.NEGATIVE_INFINITY);
  marks.mark(["a"]);
  time = 5100;
  expect([marks.getRequiredSince(() => ["a"]), marks.getRequiredSince(() => ["b"])]).toEqual([5000, 5000]);
});

test("of frequent writes each counts for its client", () => {
  let time = 5000;
  const marks = createWriteMarks(() => time);
  marks.mark(["a"]);
  time = 5500;
  marks.mark(["b", "session"]);
  expect(["a", "b", "session", "c"].map((client) => marks.getRequiredSince(() => [client]))).toEqual([
    5000, 5500, 5500, 5000,
  ]);
  time = 6100;
  marks.mark(["a"]);
  expect(["a", "b", "c"].map((client) => marks.getRequiredSince(() => [client]))).toEqual([6100, 6100, 6100]);
});

test("views of advertisements change no page", () => {
  expect(isForDeskOnly("/api/house-ads/counts/")).toBe(true);
  expect(isForDeskOnly("/de/desk/anzeigen/neu")).toBe(false);
});
