import { createPendingStore, signedOutMaxAgeMs } from "#lib/browser/pending-actions.ts";

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
  /**
   * The user who pressed. A follow pressed while signed out belongs to the user who signs in next.
   */
  userId?: string;
  /** The page has shown it as done already, so its arrival needs no message. */
  isSilent?: boolean;
}

export type StoredFollow = PendingFollow & { at: number };

/** Follows on their way, and those pressed while signed out. */
export const pendingFollows = createPendingStore<PendingFollow>("pendingFollows", { maxAgeMs: signedOutMaxAgeMs });

/**
 * Loads the code that delivers follows. Signed-in users load it with the page: a deployment removes
 * the files of this build.
 */
export const loadFollowDelivery = () => import("./deliver-follows.ts");
