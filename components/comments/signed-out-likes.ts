import { createPendingStore, signedOutMaxAgeMs } from "#lib/browser/write-queue/pending-store.ts";

/** Comments liked while signed out; the user who signs in next likes them. */
export const signedOutCommentLikes = createPendingStore<{ id: string }>("pendingCommentLikes", {
  maxAgeMs: signedOutMaxAgeMs,
});
