import { createPendingStore, type Stored, signedOutMaxAgeMs } from "#lib/platform/browser/write-queue/pending-store.ts";

/** Texts in the language of the page, with the name of the author. */
export interface FollowTexts {
  /** After a follow that had waited was stored. */
  done: string;
  failed: string;
  /** Refused: too many authors, no public profile any more, the own profile. */
  limit: string;
  missing: string;
  self: string;
}

/** A follow or its end that has not arrived yet. */
export interface PendingFollow {
  /** Of the author. */
  id: string;
  isFollowed: boolean;
  texts: FollowTexts;
  userId?: string;
  /** The page has shown it as done already, so its arrival needs no message. */
  isSilent?: boolean;
}

export type StoredFollow = Stored<PendingFollow>;

/** Follows on their way, and those pressed while signed out. */
export const pendingFollows = createPendingStore<PendingFollow>("pendingFollows", { maxAgeMs: signedOutMaxAgeMs });
