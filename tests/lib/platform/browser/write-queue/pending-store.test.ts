import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPendingStore } from "#lib/platform/browser/write-queue/pending-store.ts";

interface Entry {
  id: string;
  stars: number;
}

const create = () => createPendingStore<Entry>("pendingTest", { maxEntries: 3 });
const ids = (store: ReturnType<typeof create>) => store.list().map(({ id, stars }) => `${id}${stars}`);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-01-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a store of pending actions", () => {
  test("keeps the latest entry per id, oldest first, also for the next page", () => {
    const store = create();
    store.add({ id: "a", stars: 1 });
    store.add({ id: "b", stars: 2 });
    store.add({ id: "a", stars: 3 });
    expect(ids(store)).toEqual(["b2", "a3"]);
    expect(ids(create())).toEqual(["b2", "a3"]);
  });

  test("leaves nothing in storage once it is empty", () => {
    const store = create();
    store.remove(store.add({ id: "a", stars: 1 }));
    expect(localStorage.length).toBe(0);
  });

  test("does not remove an entry that was stored later for the same id", () => {
    const store = create();
    const first = store.add({ id: "a", stars: 1 });
    store.add({ id: "a", stars: 2 });
    store.remove(first);
    expect(ids(store)).toEqual(["a2"]);
  });

  test("does not remove another entry of the same millisecond after storage was cleared", () => {
    const store = create();
    const first = store.add({ id: "a", stars: 1 });
    localStorage.clear();
    store.add({ id: "b", stars: 2 });
    store.remove(first);
    expect(ids(store)).toEqual(["b2"]);
  });

  test("drops the oldest entry beyond the limit", () => {
    const store = create();
    for (const id of ["a", "b", "c", "d"]) store.add({ id, stars: 1 });
    expect(ids(store)).toEqual(["b1", "c1", "d1"]);
  });

  test("keeps an entry for a day", () => {
    const store = create();
    store.add({ id: "a", stars: 1 });
    vi.advanceTimersByTime(86_399_999);
    expect(ids(store)).toEqual(["a1"]);
    vi.advanceTimersByTime(1);
    expect(ids(store)).toEqual([]);
  });

  test("works in memory where storage is full", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem });
    const store = create();
    store.add({ id: "a", stars: 1 });
    expect(ids(store)).toEqual(["a1"]);
  });

  test("keeps entries of two users with one id apart", () => {
    const store = createPendingStore<Entry & { userId?: string }>("pendingTest");
    for (const userId of ["anna", "ben", "anna"]) store.add({ id: "a", stars: 1, userId });
    expect(store.list().map(({ userId }) => userId)).toEqual(["ben", "anna"]);
  });

  test("tells of changes, also of other tabs", () => {
    const store = create();
    const listener = vi.fn();
    const end = store.subscribe(listener);
    const entry = store.add({ id: "a", stars: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent("storage", { key: "pendingTest" }));
    store.remove(entry);
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    store.add({ id: "a", stars: 1 });
    window.dispatchEvent(new StorageEvent("storage", { key: "pendingTest" }));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test("keeps what is too old to be sent beside other entries, and forgets it in the end", () => {
    const store = create();
    const expired = store.add({ id: "a", stars: 1 });
    vi.advanceTimersByTime(86_400_000);
    store.remove(store.add({ id: "b", stars: 1 }));
    expect(store.list()).toEqual([]);
    expect(store.listExpired()).toEqual([expired]);
    vi.advanceTimersByTime(86_400_000);
    expect(store.listExpired()).toEqual([]);
  });

  test("takes over what a former build has stored under another key", () => {
    const former = createPendingStore<{ id: string; stars: number }>("formerTest");
    former.add({ id: "a", stars: 1 });
    const store = createPendingStore<{ id: string; stars: number }>("pendingTest", { formerKey: "formerTest" });
    store.add({ id: "b", stars: 2 });
    expect(ids(store)).toEqual(["a1", "b2"]);
    expect(former.list()).toEqual([]);
  });

  test.each(["null", "{}", "not json", '[null, 1, "a", {"id": "a"}, {"id": 1, "at": 1e15}]'])(
    "ignores stored %s",
    (stored) => {
      localStorage.setItem("pendingTest", stored);
      expect(ids(create())).toEqual([]);
    },
  );
});
