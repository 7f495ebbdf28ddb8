import type { LikeChange } from "#components/likes/like-storage.ts";
import { confirmChange, discardChange, listPending } from "#components/likes/like-store.ts";
import { showToast } from "#components/ui/toast.ts";
import { callAction, isRetryable } from "#lib/browser/action-client.ts";
import { refreshSession } from "#lib/browser/session-store.ts";
import { setLikeAction } from "#lib/likes/actions.ts";

export interface DeliveryMessages {
  failed: string;
  retry: string;
}

const initialDelayMs = 1000;
const maxDelayMs = 60_000;
/** After this many failed rounds, about a minute, the user is told. */
const roundsBeforeNotice = 6;

let isDelivering = false;
let isDeliveryRequested = false;
let failedRounds = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Delivers all pending likes one after the other; of several presses on one item the last one
 * counts. A like that does not arrive is retried with growing delays, and stays stored until it has
 * arrived: LikesLoader calls this on every page and connection.
 */
export async function deliverLikes(messages: DeliveryMessages): Promise<void> {
  if (isDelivering) {
    isDeliveryRequested = true;
    return;
  }
  isDelivering = true;
  clearTimeout(timer);
  const hasFailed = await deliverRound(messages);
  isDelivering = false;
  if (hasFailed) scheduleRetry(messages);
  else failedRounds = 0;
  if (!isDeliveryRequested) return;
  isDeliveryRequested = false;
  await deliverLikes(messages);
}

/** @returns whether a change has to be retried later */
async function deliverRound(messages: DeliveryMessages): Promise<boolean> {
  const failed = new Set<LikeChange>();
  const next = () => listPending().find(({ change }) => !failed.has(change));
  for (let pending = next(); pending; pending = next()) {
    const { id, change } = pending;
    const result = await callAction(() => setLikeAction(null, toForm(id, change)));
    if (result.ok) {
      confirmChange(id, change);
    } else if (result.code === "unauthorized") {
      // The session has ended; the like waits until its user is back.
      void refreshSession();
      return false;
    } else if (result.code === "outdated") {
      return false;
    } else if (isRetryable(result.code)) {
      failed.add(change);
    } else {
      discardChange(id, change);
      showToast({ kind: "error", text: messages.failed });
    }
  }
  return failed.size > 0;
}

function toForm(id: string, { liked }: LikeChange): FormData {
  const form = new FormData();
  form.set("id", id);
  form.set("liked", String(liked));
  return form;
}

function scheduleRetry(messages: DeliveryMessages): void {
  failedRounds += 1;
  if (failedRounds % roundsBeforeNotice === 0) {
    const retry = () => void deliverLikes(messages);
    showToast({ kind: "error", text: messages.failed, action: { label: messages.retry, run: retry } });
  }
  timer = setTimeout(() => void deliverLikes(messages), Math.min(initialDelayMs * 2 ** (failedRounds - 1), maxDelayMs));
}
