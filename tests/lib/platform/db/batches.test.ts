import { expect, test } from "vitest";
import { batchesOf } from "#lib/platform/db/batches.ts";

test("batches hold each value once, in order, and the last one what is left", () => {
  expect([...batchesOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...batchesOf([1, 2, 3, 4], 2)]).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect([...batchesOf([], 2)]).toEqual([]);
});
