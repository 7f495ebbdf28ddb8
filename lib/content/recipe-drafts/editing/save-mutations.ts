import "server-only";
import { createDraft, type SavedDraft, saveDraft } from "../draft/mutations.ts";
import type { DraftContent } from "../draft.ts";

interface Change {
  id: string;
  /** 0 for a draft that is not stored yet. */
  version: number;
  content: DraftContent;
}

/**
 * Saves a draft, or creates it.
 *
 * @throws DraftError see `createDraft` and `saveDraft`
 */
export function saveOrCreate(userId: string, { id, version, content }: Change): Promise<SavedDraft> {
  return version === 0
    ? createDraft({ authorId: userId, id, content })
    : saveDraft({ draftId: id, userId, version, content });
}
