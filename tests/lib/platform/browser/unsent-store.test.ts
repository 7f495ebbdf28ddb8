// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { unsentKey } from "#lib/platform/browser/unsent-storage.ts";
import { createUnsentStore } from "#lib/platform/browser/unsent-store.ts";

const schema = z.strictObject({ title: z.string().max(5), url: z.url().nullable() });
const store = createUnsentStore<z.infer<typeof schema>>("text", () => schema);
const day = 86_400_000;
const now = 100 * day;
const text = { version: 2, content: { title: "Brot", url: null }, changedAt: now };
const put = (userId: string, id: string, value: unknown) =>
  localStorage.setItem(unsentKey(userId, `text:${id}`), typeof value === "string" ? value : JSON.stringify(value));

beforeEach(() => localStorage.clear());

test("what is stored is read again by the same user only, until it is removed", () => {
  expect(store.store("anna", "1", text)).toBe(true);
  expect(store.read("anna", "1", now)).toEqual(text);
  expect(store.read("ben", "1", now)).toBeNull();
  expect(store.list("anna")).toEqual(["1"]);
  store.remove("anna", "1");
  expect(localStorage.length).toBe(0);
});

test.each([
  ["a text that is too long", { ...text, content: { title: "Vollkornbrot", url: null } }],
  ["an address that is not finished", { ...text, content: { title: "Brot", url: "https:/" } }],
  ["what a former build has stored, without a time", { ...text, changedAt: undefined }],
  ["what is two months old", { ...text, changedAt: now - 60 * day }],
])("%s is read as it was typed", (_, value) => {
  put("anna", "1", value);
  expect(store.read("anna", "1", now)).toMatchObject({ content: value.content });
  expect(store.removeUnusable("anna", now)).toBe(false);
});

describe("is not read, and removed with a word to its user:", () => {
  test.each([
    ["no JSON", "{"],
    ["null", null],
    ["a list", []],
    ["no version", { ...text, version: "2" }],
    ["a negative version", { ...text, version: -1 }],
    ["no content", { version: 1, changedAt: now }],
    ["another shape", { ...text, content: { title: ["Brot"], url: null } }],
    ["a missing field", { ...text, content: { title: "Brot" } }],
    ["a field of another build", { ...text, content: { ...text.content, rows: [] } }],
    ["another shape of what was sent", { ...text, unanswered: [{ title: "Brot" }] }],
    ["a time that is none", { ...text, changedAt: "yesterday" }],
    ["what is older than two months", { ...text, changedAt: now - 60 * day - 1 }],
  ])("%s", (_, value) => {
    put("anna", "1", value);
    put("ben", "2", text);
    expect(store.read("anna", "1", now)).toBeNull();
    expect(store.removeUnusable("ben", now)).toBe(false);
    put("anna", "1", value);
    expect(store.removeUnusable("anna", now)).toBe(true);
    expect(store.list("anna")).toEqual([]);
    expect(store.list("ben")).toEqual(["2"]);
  });
});

test("blocked storage holds nothing and throws nothing", () => {
  const block = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: block, setItem: block, removeItem: block });
  expect(store.store("anna", "1", text)).toBe(false);
  expect(store.read("anna", "1", now)).toBeNull();
  store.remove("anna", "1");
  expect(store.removeUnusable("anna", now)).toBe(false);
  vi.unstubAllGlobals();
});
