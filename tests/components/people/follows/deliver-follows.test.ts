import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ActionResult } from "#lib/platform/http/action-result.ts";

const setFollowAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/people/follows/actions.ts", () => ({ setFollowAction }));

let followDelivery: typeof import("#components/people/follows/deliver-follows.ts").followDelivery;
let pendingFollows: typeof import("#components/people/follows/pending-follows.ts").pendingFollows;
let store: typeof import("#components/people/follows/follow-store.ts");
let toastStore: typeof import("#components/ui/toast.ts").toastStore;
let session: typeof import("#lib/platform/browser/session-store.ts");
const texts = { done: "Gefolgt", failed: "Nicht gespeichert", limit: "Zu viele", missing: "Weg", self: "Du selbst" };

/** The server: how it answers, and the authors it was told of. */
let answer: () => ActionResult | Promise<ActionResult>;
let told: string[];
const ok = (): ActionResult => ({ ok: true, data: undefined });
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const deliverFollows = () => followDelivery.deliver();
const stored = () => pendingFollows.list().map(({ id }) => id);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  [{ followDelivery }, { pendingFollows }, store, { toastStore }, session] = await Promise.all([
    import("#components/people/follows/deliver-follows.ts"),
    import("#components/people/follows/pending-follows.ts"),
    import("#components/people/follows/follow-store.ts"),
    import("#components/ui/toast.ts"),
    import("#lib/platform/browser/session-store.ts"),
  ]);
  vi.useFakeTimers();
  told = [];
  answer = ok;
  setFollowAction.mockImplementation(async (_previous: unknown, form: FormData) => {
    told.push(String(form.get("author")));
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

const press = (id: string, more: { isFollowed?: boolean; userId?: string } = {}) =>
  pendingFollows.add({ id, isFollowed: true, texts, isSilent: true, ...more });
const toasts = () => toastStore.read().map(({ kind, text, durationMs }) => ({ kind, text, durationMs }));

async function signIn(id: string): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=1";
  vi.stubGlobal("fetch", async () => Response.json({ data: { id } }));
  await session.refreshSession();
}

test.each<[string, () => ActionResult | Promise<ActionResult>]>([
  ["is not reached", unreachable],
  ["is busy", () => ({ ok: false, code: "unavailable", errors: {} })],
])("a server that %s is asked again after delays that double, until it answers", async (_, refuse) => {
  answer = refuse;
  press("anna");
  await deliverFollows();
  expect(told).toHaveLength(1);
  for (const [index, delay] of [1000, 2000, 4000].entries()) {
    await pass(delay - 1);
    expect(told).toHaveLength(index + 1);
    await pass(1);
    expect(told).toHaveLength(index + 2);
  }
  expect(stored()).toEqual(["anna"]);
  answer = ok;
  await pass(8000);
  expect(stored()).toEqual([]);
  await pass(600_000);
  expect(told).toHaveLength(5);
});

test("a follow that has not arrived after a minute is said not to be stored", async () => {
  answer = unreachable;
  press("anna");
  await deliverFollows();
  await pass(60_000);
  expect(toasts()).toEqual([{ kind: "error", text: texts.failed, durationMs: 4000 }]);
  expect(stored()).toEqual(["anna"]);
});

test("a press that the server cannot take holds up no later one, and arrives when it can", async () => {
  answer = () => (told.at(-1) === "anna" ? unreachable() : ok());
  for (const id of ["anna", "jonas"]) press(id);
  await deliverFollows();
  expect(told).toEqual(["anna", "jonas"]);
  expect(stored()).toEqual(["anna"]);
  answer = ok;
  await pass(1000);
  expect(told).toEqual(["anna", "jonas", "anna"]);
});

test("a delivery that comes before the next try takes its place", async () => {
  answer = unreachable;
  press("anna");
  await deliverFollows();
  await pass(900);
  // The device is online again, but the server is not reached.
  await deliverFollows();
  expect(told).toHaveLength(2);
  await pass(1999);
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

test("a follow and its end arrive as such, and the page shows them without a message", async () => {
  await signIn("ben");
  press("anna");
  press("jonas", { isFollowed: false, userId: "ben" });
  await deliverFollows();
  const forms = setFollowAction.mock.calls.map(([, form]) => Object.fromEntries(form));
  expect(forms).toEqual([
    { author: "anna", followed: "true" },
    { author: "jonas", followed: "false", user: "ben" },
  ]);
  expect(["anna", "jonas"].map(store.followStore.isFollowed)).toEqual([true, false]);
  expect(toasts()).toEqual([]);
});

test("a follow pressed while signed out arrives after signing in, which a message says", async () => {
  pendingFollows.add({ id: "anna", isFollowed: true, texts });
  await signIn("ben");
  await deliverFollows();
  expect(told).toEqual(["anna"]);
  expect(toasts()).toEqual([{ kind: "success", text: texts.done, durationMs: 4000 }]);
});

test.each([
  ["another user is signed in", "ben"],
  ["it is unknown who is signed in", undefined],
])("a follow of an account is not sent while %s", async (_, userId) => {
  if (userId) await signIn(userId);
  press("anna", { userId: "clara" });
  press("jonas", { userId });
  await deliverFollows();
  expect(told).toEqual(["jonas"]);
  expect(stored()).toEqual(["anna"]);
});

test.each([
  ["invalid", texts.self],
  ["limit", texts.limit],
  ["missing", texts.missing],
  ["forbidden", texts.failed],
] as const)("a follow refused as %s is taken back and said, and the next one is sent", async (code, text) => {
  await signIn("ben");
  answer = () => (told.at(-1) === "anna" ? { ok: false, code, errors: {} } : ok());
  for (const id of ["anna", "jonas"]) press(id);
  expect(store.followStore.isFollowed("anna")).toBe(true);
  await deliverFollows();
  expect(told).toEqual(["anna", "jonas"]);
  expect(stored()).toEqual([]);
  expect(store.followStore.isFollowed("anna")).toBeUndefined();
  expect(toasts()).toEqual([{ kind: "error", text, durationMs: 4000 }]);
});

test("after the end of the session all presses wait, and only that of this page is told", async () => {
  answer = () => ({ ok: false, code: "unauthorized", errors: {} });
  press("anna");
  expect(await followDelivery.submit(press("jonas"))).toMatchObject({ code: "unauthorized" });
  expect(session.sessionStore.read()).toBeNull();
  // The next page has no press of its own.
  await deliverFollows();
  await pass(600_000);
  expect(told).toEqual(["anna"]);
  expect(stored()).toEqual(["anna", "jonas"]);
  expect(toasts()).toEqual([]);
  answer = ok;
  await signIn("ben");
  await deliverFollows();
  expect(told).toEqual(["anna", "anna", "jonas"]);
});

test("an entry that breaks the delivery holds up neither others nor later deliveries", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  pendingFollows.add({ id: "broken", isFollowed: true } as Parameters<typeof pendingFollows.add>[0]);
  press("anna");
  await deliverFollows().catch(() => {});
  expect(told).toEqual(["broken", "anna"]);
  press("jonas");
  await deliverFollows().catch(() => {});
  expect(stored()).toEqual([]);
});

test("a press that has grown too old to be sent is said not to be stored", async () => {
  await signIn("ben");
  press("anna", { userId: "ben" });
  pendingFollows.add({ id: "jonas", isFollowed: true, texts });
  await pass(3 * 86_400_000 + 1);
  await deliverFollows();
  expect(told).toEqual([]);
  expect(toasts()).toEqual([{ kind: "error", text: texts.failed, durationMs: 4000 }]);
});
