import { beforeEach, expect, test, vi } from "vitest";
import {
  hasUnsentTexts,
  listUnsent,
  registerSaver,
  removeUnsentTexts,
  unsentKey,
} from "#lib/platform/browser/unsent-storage.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const storage = {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  // `Object.keys` lists what is stored.
  const keys = {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal("localStorage", new Proxy(storage, keys));
});

test("texts of a user and of this device are removed, those of others stay", async () => {
  for (const key of [
    unsentKey("anna", "recipe-draft:1"),
    unsentKey(null, "comments"),
    unsentKey("ben", "recipe-draft:2"),
  ])
    localStorage.setItem(key, "{}");
  localStorage.setItem("likes", "[]");
  expect(listUnsent("recipe-draft")).toEqual([
    { userId: "anna", rest: "1" },
    { userId: "ben", rest: "2" },
  ]);
  expect(await hasUnsentTexts("anna")).toBe(true);
  removeUnsentTexts("anna");
  expect([...stored.keys()]).toEqual([unsentKey("ben", "recipe-draft:2"), "likes"]);
  expect(await hasUnsentTexts("anna")).toBe(false);
});

test("what can be sent is sent before it counts, and a failure does not hold up the answer", async () => {
  localStorage.setItem(unsentKey("anna", "recipe-draft:1"), "{}");
  const unregister = registerSaver(async () => localStorage.removeItem(unsentKey("anna", "recipe-draft:1")));
  registerSaver(() => Promise.reject(new Error("offline")));
  expect(await hasUnsentTexts("anna")).toBe(false);
  unregister();
  localStorage.setItem(unsentKey("anna", "recipe-draft:1"), "{}");
  expect(await hasUnsentTexts("anna")).toBe(true);
});
