import { createPendingStore, signedOutMaxAgeMs } from "#lib/browser/pending-actions.ts";
import { unsentKey } from "#lib/browser/unsent-storage.ts";
import type { CommentKind } from "#lib/db/tables/community/comments.ts";

/** A text that was sent and has not arrived, because its writer was signed out. */
export interface CommentDraft {
  /** See `toDraftId`. */
  id: string;
  text: string;
  kind: CommentKind;
}

/** Texts that wait on this device until their writer has signed in. */
export const commentDrafts = createPendingStore<CommentDraft>(unsentKey(null, "comments"), {
  maxAgeMs: signedOutMaxAgeMs,
});

/** The place of a text: a recipe or story, or a comment that it replies to. */
export function toDraftId(itemId: string, parentId: string | undefined): string {
  return parentId ?? itemId;
}
