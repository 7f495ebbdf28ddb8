import { locks } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLazyQueue } from "#lib/platform/browser/write-queue/lazy-queue.ts";
import { createPendingStore, type PendingWrite, type Stored } from "#lib/platform/browser/write-queue/pending-store.ts";
import { createWriteQueue, type WriteResult } from "#lib/platform/browser/write-queue/write-queue.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null | undefined, refresh: vi.fn() }));
vi.mock("#lib/platform/browser/session-store.ts", () => ({
  sessionStore: { read: () => session.user },
  refreshSession: async () => session.refresh(),
}));

/** How the server answers, and what it was sent. */
let answer: (entry: Stored<PendingWrite>) => WriteResult | Promise<WriteResult>;
let sent: string[];
const kind = {
  send: async (entry: Stored<PendingWrite>) => {
    sent.push(entry.id);
    return answer(entry);
  },
  onDone: vi.fn(),
  onRefused: vi.fn(),
  onSignedOut: vi.fn(),
  onStalled: vi.fn(),
};
const ok = (): WriteResult => ({ ok: true, data: undefined });
const fail = (code: "limit" | "unavailable" | "tooMany" | "unauthorized" | "outdated") => (): WriteResult => ({
  ok: false,
  code,
  errors: {},
});
const open = (key = "testWrites") => {
  const store = createPendingStore<PendingWrite>(key);
  return { store, queue: createWriteQueue(store, kind) };
};
const add = (...ids: string[]) => ids.map((id) => open().store.add({ id, userId: "anna" }));
const stored = () =>
  open()
    .store.list()
    .map(({ id }) => id);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  for (const handler of [kind.onDone, kind.onRefused, kind.onSignedOut, kind.onStalled]) handler.mockClear();
  session.user = { id: "anna" };
  answer = ok;
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an exception keeps what it concerns, says so to developers, and holds up nothing", async () => {
  const { queue } = open();
  add("a", "b");
  answer = ({ id }) => (id === "a" ? Promise.reject(new TypeError("broken")) : ok());
  await queue.deliver();
  expect(sent).toEqual(["a", "b"]);
  expect(stored()).toEqual(["a"]);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith("A stored change could not be sent:", expect.any(TypeError));
  add("c");
  await queue.deliver();
  expect(sent.slice(2)).toEqual(["a", "c"]);
  answer = ok;
  await pass(2000);
  expect(stored()).toEqual([]);
});

test.each([false, true])("what the server cannot take now holds up only what builds on it (%s)", async (isOrdered) => {
  const queue = createWriteQueue(open().store, { ...kind, isOrdered });
  add("a", "b");
  answer = ({ id }) => (id === "a" ? fail("unavailable")() : ok());
  await queue.deliver();
  expect(sent).toEqual(isOrdered ? ["a"] : ["a", "b"]);
  expect(stored()).toEqual(isOrdered ? ["a", "b"] : ["a"]);
  answer = ok;
  await pass(1000);
  expect(stored()).toEqual([]);
});

test("what was pressed last on a thing arrives last, also when it was pressed while signed out", async () => {
  const { queue, store } = open();
  const first = store.add({ id: "a", userId: "anna" });
  const last = store.add({ id: "a" });
  answer = fail("unavailable");
  await queue.deliver();
  expect(sent).toEqual(["a"]);
  answer = ok;
  await pass(1000);
  expect(kind.onDone.mock.calls.map(([entry]) => entry)).toEqual([first, last]);
});

test("a page that fails over an arrival does not send it again, nor wait for it", async () => {
  const { queue } = open();
  add("a");
  kind.onDone.mockImplementationOnce(() => {
    throw new TypeError("broken");
  });
  expect(await queue.deliver()).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(queue.stalled.read()).toBe(false);
  expect(await queue.deliver()).toBe(false);
  expect(sent).toEqual(["a"]);
});

test("a store that throws ends the round only", async () => {
  const { store } = open();
  const list = vi.fn(store.list).mockImplementationOnce(() => {
    throw new Error("storage");
  });
  const queue = createWriteQueue({ ...store, list }, kind);
  add("a");
  await queue.deliver();
  expect(sent).toEqual([]);
  await pass(1000);
  expect(sent).toEqual(["a"]);
});

test("the refusal of what a later press has replaced is not told", async () => {
  const { queue, store } = open();
  const { promise, resolve } = Promise.withResolvers<WriteResult>();
  answer = () => promise;
  const first = queue.submit(store.add({ id: "a", userId: "anna" }));
  const second = queue.submit(store.add({ id: "a", userId: "anna" }));
  answer = ok;
  resolve(fail("limit")());
  expect(await first).toBeUndefined();
  expect(await second).toEqual(ok());
  expect(kind.onRefused).not.toHaveBeenCalled();
});

test("the page learns what becomes of its press", async () => {
  const { queue, store } = open();
  const submit = (id: string) => queue.submit(store.add({ id, userId: "anna" }));
  add("earlier");
  expect(await submit("a")).toEqual(ok());
  expect(kind.onDone.mock.calls.map(([{ id }, isAwaited]) => [id, isAwaited])).toEqual([
    ["earlier", false],
    ["a", true],
  ]);
  answer = fail("limit");
  expect(await submit("b")).toEqual(fail("limit")());
  expect(kind.onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ id: "b" }), "limit", true);
  answer = fail("unavailable");
  expect(await submit("c")).toEqual(fail("unavailable")());
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  expect(await submit("d")).toMatchObject({ code: "unreachable" });
  expect(sent).toEqual(["earlier", "a", "b", "c"]);
  answer = () => Promise.reject(new TypeError("broken"));
  expect(await submit("e")).toMatchObject({ ok: false, code: "unreachable" });
});

test("a press of another user waits, and the page learns that", async () => {
  const { queue, store } = open();
  expect(await queue.submit(store.add({ id: "a", userId: "ben" }))).toMatchObject({ code: "unreachable" });
  expect([sent, stored()]).toEqual([[], ["a"]]);
});

test.each(["tooMany", "outdated"] as const)("nothing more is sent after %s", async (code) => {
  const { queue } = open();
  add("a", "b");
  answer = fail(code);
  await queue.deliver();
  expect(sent).toEqual(["a"]);
});

test("what is too old is said once to its user, and to no other", async () => {
  const { queue, store } = open();
  add("a");
  store.add({ id: "b", userId: "ben" });
  vi.advanceTimersByTime(86_400_001);
  await queue.deliver();
  await queue.deliver();
  expect(kind.onRefused.mock.calls.map(([{ id }, code]) => [id, code])).toEqual([["a", "expired"]]);
  expect([sent, store.listExpired().map(({ id }) => id)]).toEqual([[], ["b"]]);
});

test("after six rounds in vain the page learns of the oldest, if it wants to", async () => {
  const { send, onDone, onRefused } = kind;
  const silent = createWriteQueue(open("silentWrites").store, { send, onDone, onRefused });
  const { queue } = open();
  add("a", "b");
  open("silentWrites").store.add({ id: "c", userId: "anna" });
  answer = fail("unavailable");
  await Promise.all([queue.deliver(), silent.deliver()]);
  await pass(1000 + 2000 + 4000 + 8000 + 16_000 - 1);
  expect(kind.onStalled).not.toHaveBeenCalled();
  await pass(1);
  expect(kind.onStalled.mock.calls.map(([{ id }]) => id)).toEqual(["a"]);
  expect(console.error).not.toHaveBeenCalled();
  answer = ok;
  const retry = kind.onStalled.mock.calls[0]?.[1];
  retry();
  await pass(0);
  expect(stored()).toEqual([]);
});

test("what goes away during the sixth round in vain is not told", async () => {
  const { queue, store } = open();
  add("a");
  answer = fail("unavailable");
  await queue.deliver();
  await pass(1000 + 2000 + 4000 + 8000);
  answer = (entry) => {
    store.remove(entry);
    return fail("unavailable")();
  };
  await pass(16_000);
  expect(sent).toHaveLength(6);
  expect(kind.onStalled).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

test("after the end of the session, entries wait unless their kind removes them", async () => {
  const { queue, store } = open();
  add("a");
  session.refresh.mockImplementationOnce(() => {
    session.user = null;
  });
  answer = fail("unauthorized");
  expect(await queue.submit(store.add({ id: "b", userId: "anna" }))).toEqual(fail("unauthorized")());
  expect(kind.onSignedOut.mock.calls.map(([{ id }]) => id)).toEqual(["a"]);
  await pass(600_000);
  expect(sent).toEqual(["a"]);
  expect(stored()).toEqual(["a", "b"]);
});

test("when another user has signed in, entries of the former one wait for theirs", async () => {
  const { queue } = open();
  add("a");
  session.refresh.mockImplementationOnce(() => {
    session.user = { id: "ben" };
  });
  answer = fail("unauthorized");
  await queue.deliver();
  expect(kind.onSignedOut).not.toHaveBeenCalled();
  expect(stored()).toEqual(["a"]);
});

test("a kind need not hear of the end of the session", async () => {
  const { send, onDone, onRefused } = kind;
  const queue = createWriteQueue(open().store, { send, onDone, onRefused });
  add("a");
  session.refresh.mockImplementationOnce(() => {
    session.user = null;
  });
  answer = fail("unauthorized");
  await queue.deliver();
  expect(console.error).not.toHaveBeenCalled();
});

test("a session that goes on after all has what waits sent again", async () => {
  const { queue } = open();
  add("a");
  answer = fail("unauthorized");
  await queue.deliver();
  answer = ok;
  await pass(1000);
  expect(sent).toEqual(["a", "a"]);
  expect(kind.onSignedOut).not.toHaveBeenCalled();
});

test("one tab sends, and the other looks again a second later", async () => {
  vi.spyOn(navigator, "locks", "get").mockReturnValue(locks as LockManager);
  const [{ queue }, { queue: other, store }] = [open(), open()];
  const { promise, resolve } = Promise.withResolvers<WriteResult>();
  answer = () => promise;
  add("a");
  const round = queue.deliver();
  await vi.waitFor(() => expect(sent).toEqual(["a"]));
  expect(await other.submit(store.add({ id: "b", userId: "anna" }))).toBeUndefined();
  expect(sent).toEqual(["a"]);
  // The first one ends without having seen the entry of the other.
  answer = ok;
  resolve(fail("outdated")());
  await round;
  await pass(999);
  expect(sent).toEqual(["a"]);
  await pass(1);
  await vi.waitFor(() => expect(stored()).toEqual([]));
});

test("a tab sends entries of several kinds at once", async () => {
  vi.spyOn(navigator, "locks", "get").mockReturnValue(locks as LockManager);
  const [{ queue }, other] = [open(), open("otherWrites")];
  const { promise, resolve } = Promise.withResolvers<WriteResult>();
  answer = () => promise;
  add("a");
  other.store.add({ id: "b", userId: "anna" });
  const rounds = [queue.deliver(), other.queue.deliver()];
  await vi.waitFor(() => expect(sent).toEqual(["a", "b"]));
  resolve(ok());
  await Promise.all(rounds);
});

test("the code that sends is loaded when something waits; until it arrives, entries wait", async () => {
  const { queue, store } = open();
  const load = vi.fn(async () => queue);
  const lazy = createLazyQueue(store, load);
  expect(await lazy.deliver()).toBe(false);
  expect(load).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));
  await lazy.submit(store.add({ id: "a", userId: "anna" }));
  expect(await lazy.deliver()).toBe(false);
  expect(stored()).toEqual(["a"]);
  expect(await lazy.deliver()).toBe(true);
  expect(stored()).toEqual([]);
});

test("a press learns that the session has ended, and only that", async () => {
  const { queue, store } = open();
  const lazy = createLazyQueue(store, async () => queue);
  const onSignedOut = vi.fn();
  for (const code of ["unavailable", "limit"] as const) {
    answer = fail(code);
    await lazy.submit(store.add({ id: "a", userId: "anna" }), onSignedOut);
  }
  expect(onSignedOut).not.toHaveBeenCalled();
  answer = fail("unauthorized");
  session.refresh.mockImplementationOnce(() => {
    session.user = null;
  });
  await lazy.submit(store.add({ id: "a", userId: "anna" }), onSignedOut);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});
