import { createPendingStore, signedOutMaxAgeMs } from "#lib/platform/browser/write-queue/pending-store.ts";

/** Comments liked while signed out; the user who signs in next likes them. */
export const signedOutCommentLikes = createPendingStore<{ id: string }>("pendingCommentLikes", {
  maxAgeMs: signedOutMaxAgeMs,
});
