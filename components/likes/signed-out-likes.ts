import type { LikeMessages } from "#components/likes/like-messages.tsx";
import { likeStore, setLike } from "#components/likes/like-store.ts";
import { showToast } from "#components/ui/toast.ts";
import { createPendingStore, signedOutMaxAgeMs } from "#lib/browser/write-queue/pending-store.ts";

/** A like pressed while signed out. */
export interface SignedOutLike {
  id: string;
  title: string;
  /** The count of the page when it was pressed. */
  count: number;
}

/** Likes pressed while signed out, for the user who signs in. */
export const signedOutLikes = createPendingStore<SignedOutLike>("wantedLikes", { maxAgeMs: signedOutMaxAgeMs });

/** Sets the likes that were pressed before signing in; they are delivered like other presses. */
export function deliverSignedOutLikes(messages: LikeMessages): void {
  for (const like of signedOutLikes.list()) {
    signedOutLikes.remove(like);
    if (!likeStore.isLiked(like.id)) setLike(like.id, like.count, true);
    showToast({ kind: "success", text: messages.delivered.replace("{title}", () => like.title), durationMs: 4000 });
  }
}
