import type { LikeChange } from "#components/likes/like-storage.ts";
import { confirmChange, discardChange, listPending, type PendingLike } from "#components/likes/like-store.ts";
import { showToast } from "#components/ui/toast.ts";
import { type ActionErrorCode, callAction, isRetryable } from "#lib/browser/action-client.ts";
import { createDelivery, type DeliveryOutcome } from "#lib/browser/delivery/delivery.ts";
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

let texts: DeliveryMessages = { failed: "", retry: "" };
/** What the latest press of this page does when the session turns out to have ended. */
let handleSignedOut: (() => void) | undefined;

const startDelivery = createDelivery<PendingLike>({
  list: listPending,
  deliver,
  toDelayMs: (failedRounds) => Math.min(initialDelayMs * 2 ** (failedRounds - 1), maxDelayMs),
  onIdle: (failedRounds) => {
    if (failedRounds > 0 && failedRounds % roundsBeforeNotice === 0) showNotice();
  },
});

/**
 * Delivers all pending likes one after the other; of several presses on one item the last one
 * counts. A like that does not arrive is retried with growing delays, and stays stored until it has
 * arrived: LikesLoader calls this on every page and connection.
 *
 * @param onSignedOut called when the session has ended, for a press of this page
 */
export function deliverLikes(messages: DeliveryMessages, onSignedOut?: () => void): Promise<void> {
  texts = messages;
  handleSignedOut = onSignedOut ?? handleSignedOut;
  return startDelivery();
}

async function deliver({ id, change }: PendingLike): Promise<DeliveryOutcome> {
  const result = await callAction(() => setLikeAction(null, toForm(id, change)));
  if (!result.ok) return handleFailure({ id, change }, result.code);
  confirmChange(id, change);
  if (listPending().length === 0) handleSignedOut = undefined;
  return "settled";
}

function handleFailure({ id, change }: PendingLike, code: ActionErrorCode): DeliveryOutcome {
  if (code === "outdated") return "ended";
  if (code === "unauthorized") {
    // The like waits until its user is back.
    void refreshSession();
    handleSignedOut?.();
    handleSignedOut = undefined;
    return "ended";
  }
  if (isRetryable(code)) return "failed";
  discardChange(id, change);
  showToast({ kind: "error", text: texts.failed });
  return "settled";
}

function showNotice(): void {
  const retry = () => void startDelivery();
  showToast({ kind: "error", text: texts.failed, action: { label: texts.retry, run: retry } });
}

function toForm(id: string, { liked }: LikeChange): FormData {
  const form = new FormData();
  form.set("id", id);
  form.set("liked", String(liked));
  return form;
}
