import { type PendingFollow, pendingFollows } from "#components/people/follows/pending-follows.ts";
import { showToast } from "#components/ui/toast.ts";
import { setFollowAction } from "#lib/people/follows/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { toFormData } from "#lib/platform/browser/forms/to-form-data.ts";
import { setItemState } from "#lib/platform/browser/item-states.ts";
import { createWriteQueue } from "#lib/platform/browser/write-queue/write-queue.ts";

/** Sends follows and their ends. */
export const followDelivery = createWriteQueue<PendingFollow>(pendingFollows, {
  waitsForSignIn: true,
  send: ({ id: author, isFollowed, userId: user }) =>
    callAction(() => setFollowAction(null, toFormData({ author, followed: String(isFollowed), user }))),
  onDone({ id, isFollowed, isSilent, texts }) {
    setItemState(id, { isFollowed });
    if (!isSilent) showToast({ kind: "success", text: texts.done, durationMs: 4000 });
  },
  onRefused({ texts }, code) {
    const key = code === "invalid" ? "self" : code;
    const text = key === "self" || key === "limit" || key === "missing" ? texts[key] : texts.failed;
    showToast({ kind: "error", text });
  },
  onStalled: ({ texts }) => showToast({ kind: "error", text: texts.failed }),
});
