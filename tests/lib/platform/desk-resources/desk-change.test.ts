import { expect, test } from "vitest";
import { requireCurrent, requirePair } from "#lib/platform/desk-resources/desk-change.ts";

const entry = (id: string, version: number, isBuiltIn = false) => ({ id, version, isBuiltIn });
const target = { editorId: "editor", id: "soup", version: 2 };

test("an entry that is gone is missing, and one that was changed meanwhile a conflict", () => {
  expect(requireCurrent(entry("soup", 2), 2)).toEqual(entry("soup", 2));
  expect(() => requireCurrent(undefined, 2)).toThrow("missing");
  expect(() => requireCurrent(entry("soup", 3), 2)).toThrow("conflict");
});

test("a merge needs both entries, the first one in the version that was read", () => {
  const [from, into] = [entry("soup", 2), entry("stew", 7)];
  expect(requirePair([into, from], target, "stew")).toEqual({ from, into });
  expect(() => requirePair([from], target, "stew")).toThrow("missing");
  expect(() => requirePair([into], target, "stew")).toThrow("missing");
  expect(() => requirePair([entry("soup", 3), into], target, "stew")).toThrow("conflict");
});

test("what the site itself needs is not merged, and nothing with itself", () => {
  expect(() => requirePair([entry("soup", 2, true), entry("stew", 1)], target, "stew")).toThrow("builtIn");
  expect(requirePair([entry("soup", 2), entry("stew", 1, true)], target, "stew").into.id).toBe("stew");
  expect(() => requirePair([entry("soup", 2)], target, "soup")).toThrow("unsuitable");
});
