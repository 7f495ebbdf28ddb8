import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionResult } from "#lib/http/action-result.ts";

const setFollowAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/follows/actions.ts", () => ({ setFollowAction }));

let deliverFollows: typeof import("#components/follows/deliver-follows.ts").deliverFollows;
let pendingFollows: typeof import("#components/follows/pending-follows.ts").pendingFollows;
const texts = { done: "", failed: "", limit: "", missing: "", self: "" };

/** The server: how it answers, and the authors it was told of. */
let answer: () => ActionResult | Promise<ActionResult>;
let told: string[];
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const stored = () => pendingFollows.list().map(({ id }) => id);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  [{ deliverFollows }, { pendingFollows }] = await Promise.all([
    import("#components/follows/deliver-follows.ts"),
    import("#components/follows/pending-follows.ts"),
  ]);
  vi.useFakeTimers();
  told = [];
  setFollowAction.mockImplementation(async (_previous: unknown, form: FormData) => {
    told.push(String(form.get("author")));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const press = (id: string) => pendingFollows.add({ id, isFollowed: true, texts, isSilent: true });

test.each<[string, () => ActionResult | Promise<ActionResult>]>([
  ["is not reached", unreachable],
  ["is busy", () => ({ ok: false, code: "unavailable", errors: {} })],
])("a server that %s is asked again after half a minute, until it answers", async (_, refuse) => {
  answer = refuse;
  press("anna");
  await deliverFollows();
  expect(told).toHaveLength(1);
  for (const tries of [2, 3]) {
    await pass(29_999);
    expect(told).toHaveLength(tries - 1);
    await pass(1);
    expect(told).toHaveLength(tries);
  }
  expect(stored()).toEqual(["anna"]);
  answer = () => ({ ok: true, data: undefined });
  await pass(30_000);
  expect(stored()).toEqual([]);
  await pass(600_000);
  expect(told).toHaveLength(4);
});

test("while one press does not arrive the later ones wait, and then arrive in their order", async () => {
  answer = unreachable;
  for (const id of ["anna", "jonas"]) press(id);
  await deliverFollows();
  expect(told).toEqual(["anna"]);
  answer = () => ({ ok: true, data: undefined });
  await pass(30_000);
  expect(told).toEqual(["anna", "anna", "jonas"]);
});

test("a delivery that comes before the next try takes its place", async () => {
  answer = unreachable;
  press("anna");
  await deliverFollows();
  await pass(20_000);
  // The device is online again, but the server is not reached.
  await deliverFollows();
  expect(told).toHaveLength(2);
  await pass(29_999);
  expect(told).toHaveLength(2);
  await pass(1);
  expect(told).toHaveLength(3);
});

test("a page of an older build reloads and tries nothing again: the next page delivers", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  answer = () => Promise.reject(new UnrecognizedActionError("not found"));
  for (const id of ["anna", "jonas"]) press(id);
  await deliverFollows();
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(600_000);
  expect(told).toEqual(["anna"]);
  expect(stored()).toEqual(["anna", "jonas"]);
});
