import type { LikeMessages } from "#components/likes/like-messages.tsx";
import { likeWrites, type PendingLike } from "#components/likes/like-store.ts";
import { showToast } from "#components/ui/toast.ts";
import { callAction } from "#lib/browser/action-client.ts";
import { toFormData } from "#lib/browser/forms/to-form-data.ts";
import { itemStates, setItemState } from "#lib/browser/item-states.ts";
import { createWriteQueue } from "#lib/browser/write-queue/write-queue.ts";
import { setLikeAction } from "#lib/likes/actions.ts";

let texts: Pick<LikeMessages, "failed" | "retry"> = { failed: "", retry: "" };

/** Sets what is said about likes that do not arrive: a stored one has no texts of its own. */
export function setLikeMessages(messages: typeof texts): void {
  texts = messages;
}

/** Sends likes and their ends. */
export const likeDelivery = createWriteQueue<PendingLike>(likeWrites, {
  send: ({ id, liked }) => callAction(() => setLikeAction(null, toFormData({ id, liked: String(liked) }))),
  onDone({ id, liked }) {
    const { likeCount, isLiked: wasLiked } = itemStates.get(id);
    if (likeCount === undefined) return;
    setItemState(id, { isLiked: liked, likeCount: likeCount + Number(liked) - Number(wasLiked) });
  },
  onRefused: () => showToast({ kind: "error", text: texts.failed }),
  onStalled: (_, run) => showToast({ kind: "error", text: texts.failed, action: { label: texts.retry, run } }),
});
