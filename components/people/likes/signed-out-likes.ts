import { createPendingStore, signedOutMaxAgeMs } from "#lib/platform/browser/write-queue/pending-store.ts";

/** A like pressed while signed out. */
export interface SignedOutLike {
  id: string;
  title: string;
  /** The count of the page when it was pressed. */
  count: number;
}

/** Likes pressed while signed out, for the user who signs in. */
export const signedOutLikes = createPendingStore<SignedOutLike>("wantedLikes", { maxAgeMs: signedOutMaxAgeMs });
