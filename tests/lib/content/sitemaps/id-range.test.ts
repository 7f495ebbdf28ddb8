import { expect, test } from "vitest";
import { idRange } from "#lib/content/sitemaps/id-range.ts";

test("covers all ids with one file", () => {
  expect(idRange(1, 1)).toEqual({
    from: "00000000-0000-0000-0000-000000000000",
    to: "ffffffff-ffff-ffff-ffff-ffffffffffff",
  });
});

test("divides the ids into adjacent ranges", () => {
  expect(
    [1, 2, 3, 4].map((number) => idRange(number, 4)).map(({ from, to }) => [from.slice(0, 8), to.slice(0, 8)]),
  ).toEqual([
    ["00000000", "3fffffff"],
    ["40000000", "7fffffff"],
    ["80000000", "bfffffff"],
    ["c0000000", "ffffffff"],
  ]);
});
