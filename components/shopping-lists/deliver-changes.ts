import {
  hasNoPendingChange,
  listPendingChanges,
  removePendingChange,
  type StoredChange,
  takeExpiredChanges,
} from "#components/shopping-lists/pending-changes.ts";
import { showToast } from "#components/ui/toast.ts";
import { callAction, isRetryable } from "#lib/browser/action-client.ts";
import { sessionStore } from "#lib/browser/session-store.ts";
import { refreshSession } from "#lib/browser/use-session-user.ts";
import { changeAccountCopy } from "#lib/shopping-lists/account-copy.ts";
import { changeListAction } from "#lib/shopping-lists/actions.ts";
import { changeDeviceList } from "#lib/shopping-lists/device-store.ts";
import { applyChange } from "#lib/shopping-lists/list-change.ts";
import { toChangeInput } from "#lib/shopping-lists/serialization.ts";
import type { ShoppingItem } from "#lib/shopping-lists/shopping-item.ts";
import { currentTimeMs } from "#lib/time/clock.ts";

/**
 * "done": in the account, or stored until it is. "onDevice": the session has ended, and added items
 * are on the list of the device. "outdated": the page is being reloaded, see `callAction`; the next
 * page delivers the change.
 */
export type ChangeOutcome = "done" | "onDevice" | "full" | "failed" | "outdated";

const initialDelayMs = 1000;
const maxDelayMs = 60_000;

let delivery: Promise<void> | undefined;
let failedRounds = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A change that this page has made, and what is called with its outcome. */
interface WaitingChange {
  entry: StoredChange;
  resolve: (outcome: ChangeOutcome) => void;
}

const waiting = new Map<string, WaitingChange>();

let isStalled = false;
const listeners = new Set<() => void>();

/** Whether changes wait for a connection, for `useSyncExternalStore`. */
export const deliveryStatus = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isStalled: () => isStalled,
};

/**
 * Delivers all pending changes in their order, in one tab at a time. A change describes its result,
 * so that sending it again is harmless. What does not arrive stays stored and is sent again after a
 * delay; pages also call this when they open and when the device is online.
 */
export function deliverChanges(): Promise<void> {
  clearTimeout(timer);
  delivery ??= inOneTab(deliverAll)
    .catch(stall)
    .finally(() => {
      delivery = undefined;
    });
  return delivery;
}

/** Delivers a change that has just been stored, and returns what becomes of it. */
export async function deliverChange(entry: StoredChange): Promise<ChangeOutcome> {
  const outcome = new Promise<ChangeOutcome>((resolve) => waiting.set(entry.id, { entry, resolve }));
  await deliverChanges();
  // A delivery that was about to end has not seen it.
  if (waiting.has(entry.id)) await deliverChanges();
  return outcome;
}

/** Browsers have locks on https and localhost only. Without, two tabs may send the same change. */
async function inOneTab(run: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  // Signed out, nothing is sent.
  if (!locks || hasNoPendingChange() || sessionStore.read() === null) return run();
  await locks.request("shopping-list-delivery", { ifAvailable: true }, (lock) => {
    if (lock) return run();
    // The other tab delivers these changes, too.
    timer = setTimeout(deliverChanges, initialDelayMs);
    settleAll("done");
  });
}

async function deliverAll(): Promise<void> {
  for (const entry of takeExpiredChanges(sessionStore.read()?.id)) showRefusal(entry, "failed");
  for (;;) {
    const user = sessionStore.read();
    const [entry] = user === null ? [] : listPendingChanges(user?.id);
    if (!entry) {
      failedRounds = 0;
      setStalled(false);
      // What earlier pages have left waits for its user.
      if (waiting.size > 0 && user === null) return moveToDevice([]);
      // Other tabs have delivered the rest.
      return settleAll("done");
    }
    if (!navigator.onLine) return stall();
    const { change, locale, at, userId } = entry;
    const result = await callAction(() =>
      changeListAction(toChangeInput(change, locale, currentTimeMs() - at), userId),
    );
    if (result.ok) confirm(entry);
    else if (result.code === "outdated") return settleAll("outdated");
    else if (isRetryable(result.code)) return stall();
    else if (result.code === "unauthorized") return moveToDevice(listOwnChanges());
    else refuse(entry, result.code === "limit" ? "full" : "failed");
  }
}

function confirm(entry: StoredChange): void {
  // Another user may have signed in meanwhile.
  changeAccountCopy(entry.userId, entry.change);
  removePendingChange(entry);
  if (settle(entry, "done") || !entry.texts?.delivered) return;
  showToast({ kind: "success", text: entry.texts.delivered, durationMs: 4000 });
}

/** Items that the account refuses later on are offered again from the device. */
function refuse(entry: StoredChange, outcome: "full" | "failed"): void {
  removePendingChange(entry);
  if (settle(entry, outcome)) return;
  if (entry.change.type === "add") changeDeviceList(entry.change);
  showRefusal(entry, outcome);
}

function showRefusal({ texts }: StoredChange, outcome: "full" | "failed"): void {
  const text = texts?.[outcome];
  if (text) showToast({ kind: "error", text });
}

/** What is stored for the user that this page knows, and what was stored before it knew one. */
function listOwnChanges(): StoredChange[] {
  const ownId = sessionStore.read()?.id;
  return listPendingChanges(ownId).filter(({ userId }) => !userId || userId === ownId);
}

/**
 * Puts what has been added on the list of the device when the session has ended. Other changes of
 * this page have failed; those of earlier pages, which have been told as kept, wait for their user.
 * If the user is signed in after all, what is still stored is sent again.
 */
async function moveToDevice(stored: readonly StoredChange[]): Promise<void> {
  const own = [...waiting.values()].map(({ entry }) => entry);
  const entries = [...new Map([...stored, ...own].map((entry) => [entry.id, entry])).values()];
  await refreshSession();
  const userId = sessionStore.read()?.id;
  if (userId && listPendingChanges(userId).length > 0) return stall();
  if (userId) return failAll();
  const items = entries.map(({ change }) => change).reduce<ShoppingItem[]>(applyChange, []);
  const isFull = changeDeviceList({ type: "add", items }) === "full";
  for (const entry of entries.filter(({ change }) => change.type === "add")) {
    const outcome = isFull ? "full" : "onDevice";
    removePendingChange(entry);
    if (!settle(entry, outcome) && outcome === "full") showRefusal(entry, outcome);
  }
  failAll();
}

function failAll(): void {
  for (const { entry } of waiting.values()) removePendingChange(entry);
  settleAll("failed");
}

function stall(): void {
  const delay = Math.min(initialDelayMs * 2 ** failedRounds, maxDelayMs);
  // Without network nothing has been tried: the first attempts with it follow each other soon.
  if (navigator.onLine) failedRounds += 1;
  timer = setTimeout(deliverChanges, delay);
  setStalled(true);
  settleAll("done");
}

function setStalled(next: boolean): void {
  if (next === isStalled) return;
  isStalled = next;
  for (const listener of listeners) listener();
}

function settle({ id }: StoredChange, outcome: ChangeOutcome): boolean {
  const change = waiting.get(id);
  waiting.delete(id);
  change?.resolve(outcome);
  return change !== undefined;
}

function settleAll(outcome: ChangeOutcome): void {
  for (const { resolve } of waiting.values()) resolve(outcome);
  waiting.clear();
}
