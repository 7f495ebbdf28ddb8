import { readPendingFollows } from "#components/follows/follow-store.ts";
import { pendingFollows, type StoredFollow } from "#components/follows/pending-follows.ts";
import { showToast } from "#components/ui/toast.ts";
import { type ActionErrorCode, callAction, isRetryable } from "#lib/browser/action-client.ts";
import { setItemState } from "#lib/browser/item-states.ts";
import { refreshSession, sessionStore } from "#lib/browser/session-store.ts";
import { setFollowAction } from "#lib/follows/actions.ts";

/** While the server cannot be reached, the page tries again after this time. */
const retryDelayMs = 30_000;

/** One change after the other, so that they arrive in the order they were made. */
let queue: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Delivers all pending follows of the signed-in user. What does not arrive stays stored. Of several
 * presses on one author the last one counts, because the store has no other.
 *
 * @param onSignedOut called when the session has ended, with a press that was taken for that of a
 *   signed-in user
 */
export function deliverFollows(onSignedOut?: (entry: StoredFollow) => void): Promise<void> {
  queue = queue.then(async () => {
    clearTimeout(timer);
    const userId = sessionStore.read()?.id;
    for (const entry of pendingFollows.list()) {
      // While it is unknown who is signed in, this may be the press of an earlier user.
      if (entry.userId && entry.userId !== userId) continue;
      if (!(await deliver(entry, onSignedOut))) return;
    }
  });
  return queue;
}

/** Returns false when no other change can arrive at the moment. */
async function deliver(entry: StoredFollow, onSignedOut?: (entry: StoredFollow) => void): Promise<boolean> {
  const result = await callAction(() => setFollowAction(null, toForm(entry)));
  if (!result.ok) return handleFailure(entry, result.code, onSignedOut);
  setItemState(entry.id, { isFollowed: entry.isFollowed });
  remove(entry);
  if (!entry.isSilent) showToast({ kind: "success", text: entry.texts.done, durationMs: 4000 });
  return true;
}

function handleFailure(
  entry: StoredFollow,
  code: ActionErrorCode,
  onSignedOut?: (entry: StoredFollow) => void,
): boolean {
  if (code === "outdated") return false;
  if (code === "unauthorized") {
    void refreshSession();
    onSignedOut?.(entry);
    return false;
  }
  if (isRetryable(code)) {
    timer = setTimeout(() => void deliverFollows(), retryDelayMs);
    return false;
  }
  remove(entry);
  showToast({ kind: "error", text: toErrorText(entry, code) });
  return true;
}

function toErrorText({ texts }: StoredFollow, code: ActionErrorCode): string {
  if (code === "invalid") return texts.self;
  return code === "limit" || code === "missing" ? texts[code] : texts.failed;
}

function remove(entry: StoredFollow): void {
  pendingFollows.remove(entry);
  readPendingFollows();
}

function toForm({ id, isFollowed }: StoredFollow): FormData {
  const form = new FormData();
  form.set("author", id);
  form.set("followed", String(isFollowed));
  return form;
}
