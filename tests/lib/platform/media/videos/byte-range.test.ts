import { expect, test } from "vitest";
import { parseRange } from "#lib/platform/media/videos/byte-range.ts";

test.each([
  [null, null],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-", { start: 0, end: 999 }],
  ["bytes=990-2000", { start: 990, end: 999 }],
  ["bytes=-10", { start: 990, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", null],
  ["bytes=-", null],
  ["bytes=0-1,5-6", null],
  ["lines=1-2", null],
  ["bytes=99999999999999999999-", null],
])("parses %s of 1000 bytes", (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});
