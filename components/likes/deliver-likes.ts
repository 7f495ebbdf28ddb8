import { getLikeMessages } from "#components/likes/like-messages.tsx";
import { likeWrites, type PendingLike } from "#components/likes/like-store.ts";
import { showToast } from "#components/ui/toast.ts";
import { callAction } from "#lib/browser/action-client.ts";
import { toFormData } from "#lib/browser/forms/to-form-data.ts";
import { itemStates, setItemState } from "#lib/browser/item-states.ts";
import { createWriteQueue } from "#lib/browser/write-queue/write-queue.ts";
import { setLikeAction } from "#lib/likes/actions.ts";

/** Sends likes and their ends. */
export const likeDelivery = createWriteQueue<PendingLike>(likeWrites, {
  send: ({ id, liked }) => callAction(() => setLikeAction(null, toFormData({ id, liked: String(liked) }))),
  onDone({ id, liked }) {
    const { likeCount, isLiked: wasLiked } = itemStates.get(id);
    if (likeCount === undefined) return;
    setItemState(id, { isLiked: liked, likeCount: likeCount + Number(liked) - Number(wasLiked) });
  },
  onRefused: () => showToast({ kind: "error", text: getLikeMessages().failed }),
  onStalled(_, run) {
    const { failed, retry } = getLikeMessages();
    showToast({ kind: "error", text: failed, action: { label: retry, run } });
  },
});
