import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createSharedText,
  listKeys,
  readJson,
  readText,
  storeJson,
  storeText,
} from "#lib/platform/browser/stores/device-storage.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function blockStorage(): void {
  const block = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: block, setItem: block, removeItem: block });
}

test("what is stored is read again until it is removed", () => {
  expect(storeText("a", "text")).toBe(true);
  expect(storeJson("b", { c: 1 })).toBe(true);
  expect(readText("a")).toBe("text");
  expect(readJson("b")).toEqual({ c: 1 });
  expect(listKeys().toSorted()).toEqual(["a", "b"]);
  expect(storeText("a", null)).toBe(true);
  expect(readText("a")).toBeNull();
  expect(listKeys()).toEqual(["b"]);
});

test("what is missing or no JSON is read as null", () => {
  localStorage.setItem("a", "{");
  expect([readJson("a"), readJson("b")]).toEqual([null, null]);
});

test("blocked storage holds nothing and throws nothing", () => {
  storeText("a", "1");
  blockStorage();
  expect([readText("a"), readJson("a")]).toEqual([null, null]);
  expect([storeText("a", "2"), storeText("a", null), storeJson("a", 3)]).toEqual([false, false, false]);
  vi.stubGlobal("localStorage", undefined);
  expect(listKeys()).toEqual([]);
});

test("a shared text lasts as long as the page where storage is blocked", () => {
  const text = createSharedText("a");
  text.write("1");
  blockStorage();
  text.write("2");
  expect(text.read()).toBe("2");
  text.write(null);
  expect(text.read()).toBeNull();
  vi.unstubAllGlobals();
  expect(text.read()).toBeNull();
  text.write("3");
  expect([text.read(), localStorage.getItem("a")]).toEqual(["3", "3"]);
  localStorage.setItem("a", "of another tab");
  expect(text.read()).toBe("of another tab");
});

test("tells of changes of a shared text, also by other tabs, and of no others", () => {
  const text = createSharedText("a");
  const listener = vi.fn();
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
  const end = text.subscribe(listener);
  text.write("1");
  expect(listener).toHaveBeenCalledTimes(1);
  tell("a");
  tell(null);
  expect(listener).toHaveBeenCalledTimes(3);
  tell("b");
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  text.write("2");
  tell("a");
  expect(listener).toHaveBeenCalledTimes(3);
});
