import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionResult } from "#lib/platform/http/action-result.ts";

const setLikeAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/people/likes/actions.ts", () => ({ setLikeAction }));

let delivery: typeof import("#components/people/likes/deliver-likes.ts");
let states: typeof import("#lib/platform/browser/item-states.ts");
let store: typeof import("#components/people/likes/like-store.ts");
let toastStore: typeof import("#components/ui/toast.ts").toastStore;
let session: typeof import("#lib/platform/browser/session-store.ts");

/** The server: how it answers, and the items it was told of. */
let answer: () => ActionResult | Promise<ActionResult>;
let told: string[];
const ok = (): ActionResult => ({ ok: true, data: undefined });
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const messages = { delivered: "{title} steht da.", failed: "Nicht gespeichert.", retry: "Noch einmal" };
const deliver = () => delivery.likeDelivery.deliver();
const waiting = () => store.likeWrites.list().map(({ id }) => id);
const toasts = () => toastStore.read().map(({ kind, text, action }) => [kind, text, action?.label]);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Loads the modules as a new page does; timers of the page before have ended. */
async function loadPage(): Promise<void> {
  vi.useRealTimers();
  vi.resetModules();
  [states, delivery, store, { toastStore }, session] = await Promise.all([
    import("#lib/platform/browser/item-states.ts"),
    import("#components/people/likes/deliver-likes.ts"),
    import("#components/people/likes/like-store.ts"),
    import("#components/ui/toast.ts"),
    import("#lib/platform/browser/session-store.ts"),
  ]);
  vi.useFakeTimers();
  delivery.startLikeDelivery(messages);
  await signIn();
  store.setCurrentUser("anna");
  for (const id of ["soup", "stew"]) states.setItemState(id, { isLiked: false, likeCount: 5 });
}

async function signIn(id = "anna"): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=1";
  vi.stubGlobal("fetch", async () => Response.json({ data: { id } }));
  await session.refreshSession();
}

/** The session ends on the server, of which the page has not heard. */
function endSession(): void {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 401 }));
  answer = () => ({ ok: false, code: "unauthorized", errors: {} });
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await loadPage();
  told = [];
  answer = ok;
  setLikeAction.mockImplementation(async (_previous: unknown, form: FormData) => {
    told.push(String(form.get("id")));
    return answer();
  });
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=; max-age=0";
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

test("a like and its end arrive as such, once, without a message", async () => {
  await like("soup");
  await deliver();
  store.setLike("soup", 6, false);
  await deliver();
  await pass(600_000);
  const forms = setLikeAction.mock.calls.map(([, form]) => Object.fromEntries(form));
  expect(forms).toEqual([
    { id: "soup", liked: "true", user: "anna" },
    { id: "soup", liked: "false", user: "anna" },
  ]);
  expect(states.itemStates.get("soup")).toMatchObject({ isLiked: false, likeCount: 5 });
  expect(toasts()).toEqual([]);
});

test("a like is not sent for another user, although the buttons have not heard of them yet", async () => {
  await like("soup");
  await signIn("ben");
  await deliver();
  expect(told).toEqual([]);
  await signIn();
  await deliver();
  expect(told).toEqual(["soup"]);
});

test("a like pressed while signed out is set and arrives, which a message says", async () => {
  const { signedOutLikes } = await import("#components/people/likes/signed-out-likes.ts");
  signedOutLikes.add({ id: "soup", title: "Suppe", count: 5 });
  delivery.startLikeDelivery(messages);
  await pass(0);
  expect(told).toEqual(["soup"]);
  expect(states.itemStates.get("soup")).toMatchObject({ isLiked: true, likeCount: 6 });
  expect(toasts()).toEqual([["success", "Suppe steht da.", undefined]]);
  expect(signedOutLikes.list()).toEqual([]);
});

test("a like pressed while signed out of an item that is liked already is not sent", async () => {
  const { signedOutLikes } = await import("#components/people/likes/signed-out-likes.ts");
  states.setItemState("soup", { isLiked: true });
  signedOutLikes.add({ id: "soup", title: "Suppe", count: 5 });
  delivery.startLikeDelivery(messages);
  await pass(0);
  expect(told).toEqual([]);
  expect(toasts()).toEqual([["success", "Suppe steht da.", undefined]]);
});

test("what does not arrive is tried again at once when the device is online before the round ends", async () => {
  const { promise, resolve } = Promise.withResolvers<ActionResult>();
  answer = () => (told.length === 1 ? unreachable() : promise);
  await like("soup", "stew");
  const round = deliver();
  await vi.waitFor(() => expect(told).toEqual(["soup", "stew"]));
  void deliver();
  // One request at a time.
  expect(told).toEqual(["soup", "stew"]);
  answer = ok;
  resolve(ok());
  await round;
  expect(told).toEqual(["soup", "stew", "soup"]);
  expect(waiting()).toEqual([]);
});

test.each(["invalid", "limit", "missing", "forbidden"] as const)(
  "a like refused as %s is given up, which a message says, and the next one is sent",
  async (code) => {
    answer = () => (told.at(-1) === "soup" ? { ok: false, code, errors: {} } : ok());
    await like("soup", "stew");
    await deliver();
    await pass(600_000);
    expect(told).toEqual(["soup", "stew"]);
    expect(waiting()).toEqual([]);
    expect(toasts()).toEqual([["error", "Nicht gespeichert.", undefined]]);
  },
);

test("a like of an item that the page does not show changes no count", async () => {
  await like("soup");
  const set = vi.spyOn(states.itemStates, "get").mockReturnValue({ fetchedAt: 0 });
  await deliver();
  set.mockRestore();
  expect(states.itemStates.get("soup")).toMatchObject({ isLiked: false, likeCount: 5 });
});

test("after the end of the session all likes wait, and the page learns that it has ended", async () => {
  endSession();
  await like("soup", "stew");
  await deliver();
  await pass(600_000);
  expect(told).toEqual(["soup"]);
  expect(waiting()).toEqual(["soup", "stew"]);
  expect(session.sessionStore.read()).toBeNull();
  expect(toasts()).toEqual([]);
});

test("a like whose delivery fails with an exception is tried again, and later ones arrive", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await like("soup", "stew");
  vi.spyOn(states.itemStates, "get").mockImplementationOnce(() => {
    throw new TypeError("broken");
  });
  await deliver().catch(() => {});
  await deliver();
  expect(told).toContain("stew");
  expect(waiting()).toEqual([]);
});

test("after the end of the session a press of this page is told, and arrives after signing in", async () => {
  endSession();
  expect(await delivery.likeDelivery.submit(store.setLike("soup", 5, true))).toMatchObject({ code: "unauthorized" });
  answer = ok;
  await signIn();
  await deliver();
  expect(told).toEqual(["soup", "soup"]);
  expect(waiting()).toEqual([]);
});

test("after each six tries in vain a message offers to try again at once", async () => {
  answer = unreachable;
  await like("soup");
  await deliver();
  const notice = ["error", "Nicht gespeichert.", "Noch einmal"];
  await pass(1000 + 2000 + 4000 + 8000 + 16_000 - 1);
  expect(toasts()).toEqual([]);
  await pass(1);
  expect(told).toHaveLength(6);
  expect(toasts()).toEqual([notice]);
  await pass(32_000 + 5 * 60_000);
  expect(told).toHaveLength(12);
  expect(toasts()).toEqual([notice, notice]);
  answer = ok;
  toastStore.read()[0]?.action?.run();
  await pass(0);
  expect(waiting()).toEqual([]);
});
