import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDelivery, type DeliveryOutcome } from "#lib/browser/delivery/delivery.ts";

/** What waits, and what becomes of an attempt by id. */
let waiting: string[];
let outcomes: Record<string, DeliveryOutcome | Error>;
let sent: string[];
const onIdle = vi.fn();
const list = () => waiting.map((id) => ({ id }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function deliver({ id }: { id: string }): Promise<DeliveryOutcome> {
  sent.push(id);
  const outcome = outcomes[id] ?? "settled";
  if (outcome instanceof Error) throw outcome;
  if (outcome === "settled") waiting = waiting.filter((other) => other !== id);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  onIdle.mockReset();
  waiting = ["a", "b", "c"];
  outcomes = {};
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an exception keeps what it concerns, says so to developers, and ends no delivery", async () => {
  const start = createDelivery({ list, deliver, onIdle });
  outcomes = { a: new TypeError("broken") };
  await start();
  expect(sent).toEqual(["a", "b", "c"]);
  expect(waiting).toEqual(["a"]);
  expect(console.error).toHaveBeenCalledTimes(1);
  waiting.push("d");
  await start();
  expect(waiting).toEqual(["a"]);
  outcomes = {};
  await start();
  expect(waiting).toEqual([]);
  expect(onIdle.mock.calls).toEqual([[1], [2], [0]]);
});

test("a store that throws ends the round only", async () => {
  const broken = vi.fn(list).mockImplementationOnce(() => {
    throw new Error("storage");
  });
  const start = createDelivery({ list: broken, deliver });
  await expect(start()).rejects.toThrow("storage");
  await start();
  expect(waiting).toEqual([]);
});

test.each([
  ["failed", ["a", "b", "c"]],
  ["blocked", ["a"]],
] as const)("what is %s is tried again with the delays that follow the failed rounds", async (outcome, first) => {
  const start = createDelivery({ list, deliver, toDelayMs: (rounds) => rounds * 1000 });
  outcomes = { a: outcome };
  await start();
  expect(sent).toEqual(first);
  sent = [];
  await pass(999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent[0]).toBe("a");
  outcomes = {};
  await pass(2000);
  expect(waiting).toEqual([]);
  await pass(600_000);
  expect(sent.filter((id) => id === "a")).toHaveLength(2);
});

test("an ended delivery tries nothing again by itself", async () => {
  const start = createDelivery({ list, deliver, toDelayMs: () => 1000 });
  outcomes = { a: "ended" };
  await start();
  await pass(600_000);
  expect(sent).toEqual(["a"]);
  expect(waiting).toEqual(["a", "b", "c"]);
});

test("a start during a round asks for one more, and no two attempts overlap", async () => {
  let open = 0;
  const start = createDelivery({
    list,
    deliver: async (entry) => {
      open += 1;
      expect(open).toBe(1);
      const outcome = await deliver(entry);
      open -= 1;
      return outcome;
    },
    onIdle,
  });
  outcomes = { a: "blocked" };
  const both = Promise.all([start(), start()]);
  await both;
  expect(sent).toEqual(["a", "a"]);
  expect(onIdle).toHaveBeenCalledTimes(1);
});
