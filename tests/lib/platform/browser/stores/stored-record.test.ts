import { beforeEach, expect, test } from "vitest";
import { createStoredRecord } from "#lib/platform/browser/stores/stored-record.ts";

const create = () =>
  createStoredRecord("test", 2, (value) => (typeof value === "number" && value > 0 ? value : undefined));

beforeEach(() => localStorage.clear());

test("keeps the values of the recipes used last", () => {
  const record = create();
  for (const id of ["a", "b", "a", "c"]) expect(record.store(id, 1)).toBe(true);
  expect(["a", "b", "c"].map(create().read)).toEqual([1, undefined, 1]);
  record.store("a", undefined);
  expect(localStorage.getItem("test")).toBe('{"c":1}');
});

test.each(["{", "null", "[]", '"text"', '{"a":-1,"b":{}}'])("ignores stored %s", (stored) => {
  localStorage.setItem("test", stored);
  expect(create().read("a")).toBeUndefined();
  expect(create().store("c", 2)).toBe(true);
  expect(create().read("c")).toBe(2);
});
