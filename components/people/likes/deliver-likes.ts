import type { LikeMessages } from "#components/people/likes/like-messages.tsx";
import { likeStore, likeWrites, type PendingLike, setLike } from "#components/people/likes/like-store.ts";
import { signedOutLikes } from "#components/people/likes/signed-out-likes.ts";
import { showToast } from "#components/ui/toast.ts";
import { setLikeAction } from "#lib/people/likes/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { toFormData } from "#lib/platform/browser/forms/to-form-data.ts";
import { itemStates, setItemState } from "#lib/platform/browser/item-states.ts";
import { createWriteQueue } from "#lib/platform/browser/write-queue/write-queue.ts";

type DeliveryMessages = Pick<LikeMessages, "delivered" | "failed" | "retry">;

/** A stored like has no texts of its own. */
let texts: DeliveryMessages = { delivered: "", failed: "", retry: "" };

/** Sends likes and their ends. */
export const likeDelivery = createWriteQueue<PendingLike>(likeWrites, {
  send: ({ id, liked, userId: user }) =>
    callAction(() => setLikeAction(null, toFormData({ id, liked: String(liked), user }))),
  onDone({ id, liked }) {
    const { likeCount, isLiked: wasLiked } = itemStates.get(id);
    if (likeCount === undefined) return;
    setItemState(id, { isLiked: liked, likeCount: likeCount + Number(liked) - Number(wasLiked) });
  },
  onRefused: () => showToast({ kind: "error", text: texts.failed }),
  onStalled: (_, run) => showToast({ kind: "error", text: texts.failed, action: { label: texts.retry, run } }),
});

/** Sets the texts of the page, and the likes that were pressed before signing in. */
export function startLikeDelivery(messages: DeliveryMessages): void {
  texts = messages;
  for (const { title, ...like } of signedOutLikes.list()) {
    signedOutLikes.remove(like);
    if (!likeStore.isLiked(like.id)) setLike(like.id, like.count, true);
    showToast({ kind: "success", text: texts.delivered.replace("{title}", () => title), durationMs: 4000 });
  }
  void likeDelivery.deliver();
}
