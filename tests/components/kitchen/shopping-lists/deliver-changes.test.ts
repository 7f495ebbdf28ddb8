import { locks } from "node:worker_threads";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";
import type { ListChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import type { ListChangeInput } from "#lib/kitchen/shopping-lists/schema.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { shoppingItem } from "#tests/lib/kitchen/shopping-lists/fixtures.ts";

const changeListAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/kitchen/shopping-lists/actions.ts", () => ({ changeListAction }));

let page: Awaited<ReturnType<typeof loadPage>>;
/** The server: how it answers, and the additions (by text) and other changes it was told of. */
let answer: () => ActionResult | Promise<ActionResult>;
let told: (string | undefined)[];
const ok = (): ActionResult => ({ ok: true, data: undefined });
const refuse = (code: "unauthorized" | "limit" | "forbidden" | "invalid") => () =>
  ({ ok: false, code, errors: {} }) as const;
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const texts = { delivered: "Steht drauf", full: "Voll", failed: "Nicht gespeichert" };

/** Loads the modules as a page does, in a tab of its own. */
async function loadPage() {
  vi.resetModules();
  const [delivery, pending, { toastStore }, session, copy, device] = await Promise.all([
    import("#components/kitchen/shopping-lists/deliver-changes.ts"),
    import("#components/kitchen/shopping-lists/pending-changes.ts"),
    import("#components/ui/toast.ts"),
    import("#lib/platform/browser/session-store.ts"),
    import("#lib/kitchen/shopping-lists/account-copy.ts"),
    import("#lib/kitchen/shopping-lists/device-store.ts"),
  ]);
  return {
    ...delivery,
    ...pending,
    ...session,
    ...copy,
    ...device,
    deliverChanges: delivery.listDelivery.deliver,
    toasts: () => toastStore.read().map(({ kind, text, durationMs }) => ({ kind, text, durationMs })),
    waiting: () => pending.pendingChanges.list().map(({ change }) => nameOf(change)),
    onDevice: () => device.deviceStore.read().map(({ text }) => text),
  };
}

const nameOf = (change: ListChange | ListChangeInput) => (change.type === "add" ? change.items[0]?.text : change.type);
const add = (text: string): ListChange => ({ type: "add", items: [shoppingItem({ text })] });
const tick = (id: string): ListChange => ({ type: "change", items: [{ id, isTicked: true }] });

/** Signs in, or with null leaves a cookie that the server does not know. */
async function signIn(id: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=1";
  const fetch = vi.fn(async () => Response.json({ data: { id } }, { status: id ? 200 : 401 }));
  vi.stubGlobal("fetch", fetch);
  await page.refreshSession();
  return fetch;
}

function signOut(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=; max-age=0";
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  page = await loadPage();
  vi.useFakeTimers();
  told = [];
  answer = ok;
  changeListAction.mockReset().mockImplementation(async (input: ListChangeInput) => {
    told.push(nameOf(input));
    return answer();
  });
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a change without network arrives with its age, for the account that made it", async () => {
  await signIn("anna");
  page.saveAccountCopy("anna", []);
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await page.sendChange(add("Brot"))).toBe("done");
  await pass(5000);
  expect(told).toEqual([]);
  isOnline.mockReturnValue(true);
  await page.deliverChanges();
  expect(changeListAction.mock.calls).toMatchObject([[{ items: [{ text: "Brot" }], age: 5000 }, "anna"]]);
  expect(page.waiting()).toEqual([]);
  expect(page.accountCopy.read("anna")).toMatchObject([{ text: "Brot" }]);
});

test("the arrival of a change is said on a later page only, and where it has a text", async () => {
  const logged = vi.spyOn(console, "error");
  expect(await page.sendChange(add("Brot"), texts)).toBe("done");
  expect(page.toasts()).toEqual([]);
  page.addPendingChange(add("Milch"));
  page.addPendingChange(add("Salz"), texts);
  await page.deliverChanges();
  expect(page.toasts()).toEqual([{ kind: "success", text: texts.delivered, durationMs: 4000 }]);
  expect(logged).not.toHaveBeenCalled();
});

test.each(["limit", "forbidden", "unauthorized"] as const)(
  "a change without texts that ends with %s on a later page is given up without a word",
  async (code) => {
    const logged = vi.spyOn(console, "error");
    page.changeDeviceList({ type: "add", items: Array.from({ length: limits.items }, () => shoppingItem({})) });
    page.addPendingChange(add("Brot"));
    answer = refuse(code);
    await page.deliverChanges();
    expect(page.waiting()).toEqual([]);
    expect(page.toasts()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  },
);

test("a change that arrives for one account does not show in the list of the next", async () => {
  await signIn("anna");
  answer = async () => {
    await signIn("ben");
    page.saveAccountCopy("ben", []);
    return ok();
  };
  await page.sendChange(add("Brot"));
  expect(page.accountCopy.read("ben")).toEqual([]);
});

test("after many changes without network, a failed first attempt with it is repeated soon", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  for (const text of ["Brot", "Milch", "Salz", "Mehl", "Hefe", "Reis"]) await page.sendChange(add(text));
  expect(told).toEqual([]);
  isOnline.mockReturnValue(true);
  answer = () => (told.length === 1 ? unreachable() : ok());
  await page.deliverChanges();
  expect(told).toHaveLength(1);
  await pass(1000);
  expect(told).toHaveLength(7);
});

test("tries follow each other with delays that double up to a minute", async () => {
  answer = unreachable;
  expect(await page.sendChange(add("Brot"))).toBe("done");
  expect(told).toHaveLength(1);
  for (const [index, delay] of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
    await pass(delay - 1);
    expect(told).toHaveLength(index + 1);
    await pass(1);
    expect(told).toHaveLength(index + 2);
  }
});

test("a delivery that comes before the next try takes its place", async () => {
  answer = unreachable;
  await page.sendChange(add("Brot"));
  await pass(900);
  await page.deliverChanges();
  await pass(1999);
  expect(told).toHaveLength(2);
  await pass(1);
  expect(told).toHaveLength(3);
});

test("the page learns once that changes wait for a connection, and once that they have arrived", async () => {
  const states: boolean[] = [];
  const { read: isStalled, subscribe } = page.listDelivery.stalled;
  const unsubscribe = subscribe(() => states.push(isStalled()));
  expect(isStalled()).toBe(false);
  answer = unreachable;
  await page.sendChange(add("Brot"));
  await pass(1000);
  expect(told).toHaveLength(2);
  expect(states).toEqual([true]);
  answer = ok;
  await pass(2000);
  expect(states).toEqual([true, false]);
  unsubscribe();
  answer = unreachable;
  await page.sendChange(add("Brot"));
  expect(isStalled()).toBe(true);
  expect(states).toHaveLength(2);
});

test("a change that is made while a delivery ends arrives, too", async () => {
  let milk: Promise<string> | undefined;
  page.pendingChanges.subscribe(() => {
    // The delivery has found no further change by then.
    if (told.length === 1) queueMicrotask(() => (milk ??= page.sendChange(add("Milch"))));
  });
  await page.sendChange(add("Brot"));
  await vi.waitFor(() => expect(told).toEqual(["Brot", "Milch"]));
  expect(await milk).toBe("done");
});

test("a page of an older build reloads and tries nothing again: the next page delivers", async () => {
  vi.spyOn(window.location, "reload").mockImplementation(() => {});
  answer = () => Promise.reject(new UnrecognizedActionError("not found"));
  expect(await page.sendChange(add("Brot"))).toBe("outdated");
  await pass(600_000);
  expect(told).toEqual(["Brot"]);
  expect(page.waiting()).toEqual(["Brot"]);
});

test("what an earlier page has left arrives with a message, what this page sends without", async () => {
  page.addPendingChange(add("Brot"), texts);
  page.addPendingChange(add("Milch"));
  expect(await page.sendChange(add("Salz"), texts)).toBe("done");
  expect(told).toEqual(["Brot", "Milch", "Salz"]);
  expect(page.toasts()).toEqual([{ kind: "success", text: texts.delivered, durationMs: 4000 }]);
});

describe("a refused change", () => {
  test.each([
    ["limit", "full"],
    ["invalid", "failed"],
    ["forbidden", "failed"],
  ] as const)("answers the page that sends it: %s as %s", async (code, outcome) => {
    answer = refuse(code);
    expect(await page.sendChange(add("Brot"), texts)).toBe(outcome);
    expect(page.waiting()).toEqual([]);
    expect(page.onDevice()).toEqual([]);
    expect(page.toasts()).toEqual([]);
  });

  test.each([
    ["limit", texts.full],
    ["forbidden", texts.failed],
  ] as const)("is offered from the device with a message when it had to wait: %s", async (code, text) => {
    answer = unreachable;
    await page.sendChange(add("Brot"), texts);
    await page.sendChange(add("Milch"));
    told = [];
    answer = () => (told.length === 1 ? refuse(code)() : ok());
    await page.deliverChanges();
    expect(told).toEqual(["Brot", "Milch"]);
    expect(page.waiting()).toEqual([]);
    expect(page.onDevice()).toEqual(["Brot"]);
    expect(page.toasts()).toEqual([{ kind: "error", text, durationMs: 4000 }]);
  });

  test("of an item in the account changes nothing on the device, and the next one is sent", async () => {
    const bread = shoppingItem({ text: "Brot" });
    page.changeDeviceList({ type: "add", items: [bread] });
    page.addPendingChange(tick(bread.id));
    page.addPendingChange(add("Milch"));
    answer = () => (told.length === 1 ? refuse("forbidden")() : ok());
    await page.deliverChanges();
    expect(told).toEqual(["change", "Milch"]);
    expect(page.deviceStore.read()).toEqual([bread]);
    expect(page.toasts()).toEqual([]);
  });
});

describe("when the session has ended", () => {
  test("an item is on the device although what is stored for the account is gone", async () => {
    answer = async () => {
      await page.refreshSession();
      return refuse("unauthorized")();
    };
    expect(await page.sendChange(add("Brot"))).toBe("onDevice");
    expect(page.onDevice()).toEqual(["Brot"]);
  });

  test("an item is on the device when that is known before it is sent", async () => {
    const entry = page.addPendingChange(add("Brot"));
    const fetch = await signIn(null);
    expect(await page.deliverChange(entry)).toBe("onDevice");
    expect(page.onDevice()).toEqual(["Brot"]);
    expect(told).toEqual([]);
    // The session is asked for once more: the user may have signed in meanwhile.
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each(["with", "without"])(
    "%s storage, all additions are on the device once, and other changes fail",
    async (how) => {
      const full = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      if (how === "without") vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem() {} });
      answer = refuse("unauthorized");
      page.addPendingChange(add("Brot"));
      const outcomes = [page.sendChange(add("Milch")), page.sendChange(tick(shoppingItem({}).id))];
      expect(await Promise.all(outcomes)).toEqual(["onDevice", "failed"]);
      await pass(600_000);
      expect(told).toEqual(["Brot"]);
      expect(page.waiting()).toEqual([]);
      expect(page.onDevice()).toEqual(["Brot", "Milch"]);
    },
  );

  test("ticks and removals of an earlier page wait for their user, unseen by another one", async () => {
    await signIn("anna");
    answer = unreachable;
    await page.sendChange(tick("44444444-4444-4444-8444-444444444444"));
    await page.sendChange({ type: "remove", ids: ["44444444-4444-4444-8444-444444444444"] });
    page = await loadPage();
    await signIn("anna");
    answer = refuse("unauthorized");
    vi.stubGlobal("fetch", async () => Response.json({}, { status: 401 }));
    await page.deliverChanges();
    signOut();
    await page.refreshSession();
    expect(page.pendingChanges.list().map(({ userId }) => userId)).toEqual(["anna", "anna"]);

    page = await loadPage();
    told = [];
    answer = ok;
    await signIn("ben");
    await page.deliverChanges();
    expect(told).toEqual([]);
    page = await loadPage();
    await signIn("anna");
    await page.deliverChanges();
    expect(told).toEqual(["change", "remove"]);
  });

  test("what has waited too long for its user is said not to be stored", async () => {
    await signIn("anna");
    answer = unreachable;
    page.addPendingChange(add("Brot"), texts);
    await pass(30 * 86_400_000);
    await page.deliverChanges();
    expect([told, page.onDevice()]).toEqual([[], []]);
    expect(page.toasts()).toEqual([{ kind: "error", text: texts.failed, durationMs: 4000 }]);
  });

  test("a full device takes nothing, which is said for what an earlier page has added", async () => {
    page.changeDeviceList({ type: "add", items: Array.from({ length: limits.items }, () => shoppingItem({})) });
    answer = refuse("unauthorized");
    page.addPendingChange(add("Brot"), texts);
    page.addPendingChange(tick(shoppingItem({}).id), texts);
    expect(await page.sendChange(add("Milch"), { full: "Milch passt nicht" })).toBe("full");
    expect(page.deviceStore.read()).toHaveLength(limits.items);
    expect(page.toasts()).toEqual([{ kind: "error", text: texts.full, durationMs: 4000 }]);
  });

  test("a change waits when it turns out to go on", async () => {
    await signIn("anna");
    answer = refuse("unauthorized");
    expect(await page.sendChange(add("Brot"))).toBe("done");
    expect(page.waiting()).toEqual(["Brot"]);
    expect(page.onDevice()).toEqual([]);
    answer = ok;
    await pass(1000);
    expect(told).toEqual(["Brot", "Brot"]);
    expect(page.waiting()).toEqual([]);
  });

  test("a change of the former user fails when another one is signed in", async () => {
    await signIn("anna");
    answer = async () => {
      await signIn("ben");
      return refuse("unauthorized")();
    };
    expect(await page.sendChange(add("Brot"))).toBe("failed");
    expect(page.waiting()).toEqual([]);
    expect(page.onDevice()).toEqual([]);
  });

  test("a delivery without changes does not ask for the session", async () => {
    const fetch = await signIn(null);
    await page.deliverChanges();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("with another tab", () => {
  beforeEach(() => {
    vi.spyOn(navigator, "locks", "get").mockReturnValue(locks as LockManager);
  });

  /** Another tab, which waits for the answer to its change. */
  async function openOtherTab() {
    const { promise, resolve } = Promise.withResolvers<ActionResult>();
    answer = () => promise;
    const sent = page.sendChange(add("Brot"));
    await vi.waitFor(() => expect(told).toEqual(["Brot"]));
    page = await loadPage();
    answer = ok;
    return async () => {
      resolve(ok());
      expect(await sent).toBe("done");
    };
  }

  test("one of them sends the changes of both, each once", async () => {
    const finish = await openOtherTab();
    expect(await page.sendChange(add("Milch"))).toBe("done");
    expect(told).toEqual(["Brot"]);
    await finish();
    await pass(600_000);
    expect(told).toEqual(["Brot", "Milch"]);
  });

  test("a change that the other tab has delivered is done", async () => {
    await signIn("anna");
    const entry = page.addPendingChange(add("Brot"));
    page.pendingChanges.remove(entry);
    expect(await page.deliverChange(entry)).toBe("done");
    expect(told).toEqual([]);
    expect(page.onDevice()).toEqual([]);
  });

  test("an item is on the device after the end of the session although the other one still delivers", async () => {
    const finish = await openOtherTab();
    const entry = page.addPendingChange(add("Milch"));
    await page.refreshSession();
    expect(await page.deliverChange(entry)).toBe("onDevice");
    expect(page.onDevice()).toEqual(["Milch"]);
    await finish();
  });
});
