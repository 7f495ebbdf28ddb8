import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionResult } from "#lib/http/action-result.ts";

const setLikeAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/likes/actions.ts", () => ({ setLikeAction }));

let delivery: typeof import("#components/likes/deliver-likes.ts");
let store: typeof import("#components/likes/like-store.ts");

/** The server: how it answers, and the items it was told of. */
let answer: () => ActionResult | Promise<ActionResult>;
let told: string[];
const ok = (): ActionResult => ({ ok: true, data: undefined });
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const deliver = () => delivery.deliverLikes({ failed: "Nicht gespeichert.", retry: "Noch einmal" });
const waiting = () => store.listPending().map(({ id }) => id);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Loads the modules as a new page does; timers of the page before have ended. */
async function loadPage(): Promise<void> {
  vi.useRealTimers();
  vi.resetModules();
  const { setItemState } = await import("#lib/browser/item-states.ts");
  [delivery, store] = await Promise.all([
    import("#components/likes/deliver-likes.ts"),
    import("#components/likes/like-store.ts"),
  ]);
  vi.useFakeTimers();
  store.setCurrentUser("anna");
  for (const id of ["soup", "stew"]) setItemState(id, { isLiked: false, likeCount: 5 });
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await loadPage();
  told = [];
  setLikeAction.mockImplementation(async (_previous: unknown, form: FormData) => {
    told.push(String(form.get("id")));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function like(...ids: string[]): Promise<void> {
  for (const id of ids) {
    store.setLike(id, 5, true);
    // The older one is delivered first.
    await pass(1);
  }
}

test("a page of an older build reloads and tries no like again: the next page delivers them", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  answer = () => Promise.reject(new UnrecognizedActionError("not found"));
  await like("soup", "stew");
  await deliver();
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(600_000);
  expect(told).toEqual(["soup"]);
  expect(waiting()).toEqual(["soup", "stew"]);

  await loadPage();
  answer = ok;
  await deliver();
  expect(told).toEqual(["soup", "soup", "stew"]);
  expect(waiting()).toEqual([]);
});

test("tries follow each other with delays that double up to a minute", async () => {
  answer = unreachable;
  await like("soup");
  await deliver();
  expect(told).toHaveLength(1);
  for (const [index, delay] of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
    await pass(delay - 1);
    expect(told).toHaveLength(index + 1);
    await pass(1);
    expect(told).toHaveLength(index + 2);
  }
});

test("after a delivery that succeeds the delays begin anew", async () => {
  answer = unreachable;
  await like("soup");
  await deliver();
  await pass(1000 + 2000);
  answer = ok;
  await deliver();
  expect(waiting()).toEqual([]);
  answer = unreachable;
  await like("stew");
  await deliver();
  told = [];
  await pass(1000);
  expect(told).toEqual(["stew"]);
});

test("a delivery that comes before the next try takes its place", async () => {
  answer = unreachable;
  await like("soup");
  await deliver();
  await pass(900);
  await deliver();
  expect(told).toHaveLength(2);
  await pass(1999);
  expect(told).toHaveLength(2);
  await pass(1);
  expect(told).toHaveLength(3);
});
