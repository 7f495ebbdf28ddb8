import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settle } from "#tests/support/browser/settle.ts";

const anna = "anna";
/** The answer of the server for each item; others are unknown to it. */
let server: Record<string, { isLiked?: boolean; isSaved?: boolean; likeCount?: number }>;
let requests: string[][];
let untilAnswer: Promise<void> | undefined;
let states: typeof import("#lib/platform/browser/item-states.ts");

async function respond(input: RequestInfo | URL): Promise<Response> {
  const ids = new URL(String(input), "http://localhost").searchParams.get("ids")?.split(",") ?? [];
  requests.push(ids);
  const data = ids.map((id) => ({ id, isLiked: false, isSaved: false, likeCount: 0, ...server[id] }));
  await untilAnswer;
  return Response.json({ data });
}

beforeEach(async () => {
  server = {};
  requests = [];
  untilAnswer = undefined;
  vi.stubGlobal("fetch", vi.fn(respond));
  vi.resetModules();
  states = await import("#lib/platform/browser/item-states.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the states of a page's items", () => {
  test("are requested once, together, however many buttons there are", async () => {
    states.setItemStatesUser(anna);
    for (const id of ["a", "b", "a", "c"]) states.watchItem(id);
    await settle();
    expect(requests).toEqual([["a", "b", "c"]]);
    states.watchItem("b");
    await settle();
    expect(requests).toHaveLength(1);
  });

  test("are requested in parts of a hundred", async () => {
    states.setItemStatesUser(anna);
    for (let n = 0; n < 250; n += 1) states.watchItem(String(n));
    await settle();
    expect(requests.map((ids) => ids.length)).toEqual([100, 100, 50]);
  });

  test("are not requested for signed-out readers", async () => {
    states.watchItem("a");
    states.refreshItemStates();
    await settle();
    expect(requests).toEqual([]);
  });

  test("are requested again after a change elsewhere, for items that are still watched", async () => {
    states.setItemStatesUser(anna);
    const unwatch = states.watchItem("a");
    states.watchItem("b");
    await settle();
    unwatch();
    server.b = { isSaved: true };
    states.refreshItemStates();
    await settle();
    expect(requests).toEqual([["a", "b"], ["b"]]);
    expect(states.itemStates.get("b")).toMatchObject({ isSaved: true, isLiked: false });
  });

  test("are requested again although a request is on its way, whose answer is older than the change", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    untilAnswer = promise;
    states.setItemStatesUser(anna);
    states.watchItem("a");
    await settle();
    server.a = { isLiked: true };
    untilAnswer = undefined;
    states.refreshItemStates();
    await settle();
    expect(requests).toEqual([["a"], ["a"]]);
    expect(states.itemStates.get("a").isLiked).toBe(true);
    const shown: unknown[] = [];
    states.itemStates.subscribe(() => shown.push(states.itemStates.get("a").isLiked));
    resolve();
    await settle();
    expect(shown).toEqual([true]);
    expect(requests).toHaveLength(2);
  });

  test("are requested again after a change within the millisecond of their request", async () => {
    vi.useFakeTimers();
    states.setItemStatesUser(anna);
    states.watchItem("a");
    await vi.advanceTimersByTimeAsync(20);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.itemStates.get("a").fetchedAt).toBe(Date.now());
    states.refreshItemStates();
    await vi.advanceTimersByTimeAsync(20);
    expect(requests).toEqual([["a"], ["a"]]);
  });

  test("are requested again after ten minutes, when a button asks for them", async () => {
    states.setItemStatesUser(anna);
    states.watchItem("a");
    await settle();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const watchAfter = async (ms: number) => {
      vi.setSystemTime(states.itemStates.get("a").fetchedAt + ms);
      states.watchItem("a");
      await settle();
    };
    await watchAfter(599_999);
    expect(requests).toHaveLength(1);
    await watchAfter(600_000);
    expect(requests).toHaveLength(2);
  });

  test("are kept from one user to the next by no one", async () => {
    server.a = { isLiked: true };
    states.setItemStatesUser(anna);
    states.watchItem("a");
    await settle();
    states.setItemStatesUser(null);
    expect(states.itemStates.get("a").isLiked).toBeUndefined();
  });

  test("of the former user are dropped when they arrive late", async () => {
    server.a = { isLiked: true };
    let answer = () => {};
    untilAnswer = new Promise((resolve) => (answer = resolve));
    states.setItemStatesUser(anna);
    states.watchItem("a");
    await settle();
    states.setItemStatesUser(null);
    answer();
    await settle();
    expect(states.itemStates.get("a").isLiked).toBeUndefined();
  });

  test("do not revert what the page has changed since they were requested", async () => {
    let answer = () => {};
    untilAnswer = new Promise((resolve) => (answer = resolve));
    states.setItemStatesUser(anna);
    states.watchItem("a");
    await settle();
    states.setItemState("a", { isSaved: true });
    server.a = { isSaved: true, likeCount: 7 };
    answer();
    await settle();
    expect(states.itemStates.get("a")).toMatchObject({ isSaved: true, likeCount: 7 });
    expect(requests).toEqual([["a"], ["a"]]);
  });

  test("that a page brings along count until the server has told", async () => {
    states.preloadItemStates(["a", "b"], { isLiked: true });
    expect(states.itemStates.get("a").isLiked).toBe(true);
    states.setItemStatesUser(anna);
    server.b = { isLiked: true };
    for (const id of ["a", "b"]) states.watchItem(id);
    await settle();
    states.preloadItemStates(["a"], { isLiked: true });
    expect(["a", "b"].map((id) => states.itemStates.get(id).isLiked)).toEqual([false, true]);
  });
});
