import { type PendingSave, pendingSaves, type StoredSave } from "#components/cookbooks/save/pending-saves.ts";
import { readPendingSaves } from "#components/cookbooks/save/saved-store.ts";
import { showToast } from "#components/ui/toast.ts";
import { type ActionErrorCode, callAction, isRetryable } from "#lib/browser/action-client.ts";
import { createDelivery, type DeliveryOutcome } from "#lib/browser/delivery/delivery.ts";
import { shareSavedState } from "#lib/browser/item-state-sync.ts";
import { sessionStore } from "#lib/browser/session-store.ts";
import { addItemAction, removeItemAction } from "#lib/cookbooks/item-actions.ts";
import { createCookbookWithItemAction } from "#lib/cookbooks/save-actions.ts";
import type { ActionFailure, ActionResult } from "#lib/http/action-result.ts";

export type SaveResult = ActionResult<unknown> | ActionFailure<ActionErrorCode>;

/** While the server cannot be reached, the page tries again after this time. */
const retryDelayMs = 30_000;

/** Answers to the open dialog, by key of its change. */
const submissions = new Map<string, (result: SaveResult | undefined) => void>();
const keyOf = ({ id, at }: Pick<StoredSave, "id" | "at">) => `${id} ${at}`;
/** Why the last change could not be sent; those behind it have not been tried. */
let lastFailure: SaveResult = { ok: false, code: "unreachable", errors: {} };
let arrivedCount = 0;

const startDelivery = createDelivery<StoredSave>({
  list: () => {
    const userId = sessionStore.read()?.id;
    return pendingSaves.list().filter((entry) => !entry.userId || !userId || entry.userId === userId);
  },
  deliver,
  toDelayMs: () => retryDelayMs,
  onIdle: settleSubmissions,
});

/**
 * Stores a change of the open dialog and delivers it, after those before it. With a retryable code
 * it stays stored and arrives later, see `isRetryable`.
 *
 * @returns undefined when a later change replaced it before it was sent
 */
export function submitSave(save: PendingSave): Promise<SaveResult | undefined> {
  const userId = sessionStore.read()?.id;
  const entry = pendingSaves.add({ ...save, userId });
  readPendingSaves(userId);
  const result = new Promise<SaveResult | undefined>((resolve) => submissions.set(keyOf(entry), resolve));
  void startDelivery();
  return result;
}

/**
 * Delivers the changes an earlier page or connection has left, with a message for each.
 *
 * @returns whether one has arrived
 */
export async function deliverSaves(): Promise<boolean> {
  for (const { userId, texts } of pendingSaves.takeExpired()) {
    if (userId) showToast({ kind: "error", text: texts.failed });
  }
  const before = arrivedCount;
  await startDelivery();
  return arrivedCount > before;
}

async function deliver(entry: StoredSave): Promise<DeliveryOutcome> {
  const result = await send(entry);
  if (!result.ok && result.code === "unauthorized") {
    refuseSubmissions(result);
    return "ended";
  }
  if (!result.ok && isRetryable(result.code)) {
    lastFailure = result;
    return result.code === "outdated" ? "ended" : "blocked";
  }
  if (result.ok) arrivedCount += 1;
  if (result.ok && entry.isSaved !== undefined) shareSavedState(entry.item, entry.isSaved);
  remove(entry);
  if (!settle(entry, result)) showResult(entry, result);
  return "settled";
}

/** The dialog says that its changes have failed; older ones wait until their user is back. */
function refuseSubmissions(result: SaveResult): void {
  for (const entry of pendingSaves.list()) if (settle(entry, result)) remove(entry);
}

/** Answers the dialog; returns false for the change of an earlier page. */
function settle(entry: StoredSave, result: SaveResult): boolean {
  const resolve = submissions.get(keyOf(entry));
  submissions.delete(keyOf(entry));
  resolve?.(result);
  return resolve !== undefined;
}

/** What is not stored any more was replaced by a later change. */
function settleSubmissions(): void {
  for (const entry of pendingSaves.list()) settle(entry, lastFailure);
  for (const resolve of submissions.values()) resolve(undefined);
  submissions.clear();
}

function remove(entry: StoredSave): void {
  pendingSaves.remove(entry);
  readPendingSaves(sessionStore.read()?.id);
}

function send({ cookbook: id, item, locale, hasItem, newTitle }: StoredSave): Promise<SaveResult> {
  if (newTitle !== undefined) {
    return callAction(() => createCookbookWithItemAction({ id, title: newTitle, item, locale }));
  }
  return callAction(() => (hasItem ? addItemAction({ id, item, locale }) : removeItemAction({ id, item, locale })));
}

function showResult({ texts }: StoredSave, result: SaveResult): void {
  if (result.ok) return void showToast({ kind: "success", text: texts.done, durationMs: 4000 });
  const { code } = result;
  showToast({ kind: "error", text: code === "limit" || code === "missing" ? texts[code] : texts.failed });
}
