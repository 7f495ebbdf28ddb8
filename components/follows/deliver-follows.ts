import { readPendingFollows } from "#components/follows/follow-store.ts";
import { pendingFollows, type StoredFollow } from "#components/follows/pending-follows.ts";
import { showToast } from "#components/ui/toast.ts";
import { type ActionErrorCode, callAction, isRetryable } from "#lib/browser/action-client.ts";
import { createDelivery, type DeliveryOutcome } from "#lib/browser/delivery/delivery.ts";
import { setItemState } from "#lib/browser/item-states.ts";
import { refreshSession, sessionStore } from "#lib/browser/session-store.ts";
import { setFollowAction } from "#lib/follows/actions.ts";

/** While the server cannot be reached, the page tries again after this time. */
const retryDelayMs = 30_000;

/** What the presses of this page do when the session turns out to have ended, by author. */
const signedOutHandlers = new Map<string, () => void>();

const startDelivery = createDelivery<StoredFollow>({
  // While it is unknown who is signed in, this may be the press of an earlier user.
  list: () => {
    const userId = sessionStore.read()?.id;
    return pendingFollows.list().filter((entry) => !entry.userId || entry.userId === userId);
  },
  deliver,
  toDelayMs: () => retryDelayMs,
});

/**
 * Delivers all pending follows of the signed-in user. What does not arrive stays stored. Of several
 * presses on one author the last one counts, because the store has no other.
 */
export function deliverFollows(): Promise<void> {
  for (const entry of pendingFollows.takeExpired()) if (entry.userId) showRefusal(entry, "unavailable");
  return startDelivery();
}

/**
 * Delivers a press of this page that has just been stored.
 *
 * @param onSignedOut called when the session has ended
 */
export function submitFollow({ id }: StoredFollow, onSignedOut: () => void): Promise<void> {
  signedOutHandlers.set(id, onSignedOut);
  return startDelivery();
}

async function deliver(entry: StoredFollow): Promise<DeliveryOutcome> {
  const result = await callAction(() => setFollowAction(null, toForm(entry)));
  if (!result.ok) return handleFailure(entry, result.code);
  setItemState(entry.id, { isFollowed: entry.isFollowed });
  remove(entry);
  if (!entry.isSilent) showToast({ kind: "success", text: entry.texts.done, durationMs: 4000 });
  return "settled";
}

function handleFailure(entry: StoredFollow, code: ActionErrorCode): DeliveryOutcome {
  if (code === "outdated") return "ended";
  if (code === "unauthorized") {
    void refreshSession();
    tellSignedOut();
    return "ended";
  }
  if (isRetryable(code)) return "blocked";
  remove(entry);
  showRefusal(entry, code);
  return "settled";
}

/** Presses of earlier pages wait until their user is back; those of this page say that they do. */
function tellSignedOut(): void {
  for (const handleSignedOut of signedOutHandlers.values()) handleSignedOut();
  signedOutHandlers.clear();
}

function showRefusal({ texts }: StoredFollow, code: ActionErrorCode): void {
  const key = code === "invalid" ? "self" : code;
  const text = key === "self" || key === "limit" || key === "missing" ? texts[key] : texts.failed;
  showToast({ kind: "error", text });
}

function remove(entry: StoredFollow): void {
  signedOutHandlers.delete(entry.id);
  pendingFollows.remove(entry);
  readPendingFollows();
}

function toForm({ id, isFollowed }: StoredFollow): FormData {
  const form = new FormData();
  form.set("author", id);
  form.set("followed", String(isFollowed));
  return form;
}
