import "server-only";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { getDraft } from "../draft/queries.ts";
import { createDraftContent, type DraftContent } from "../draft.ts";

/**
 * The content that a form's fields change: what is stored, or an empty one for version 0.
 *
 * @returns null without a draft that the user may edit
 */
export async function findEditableContent(
  user: { id: string; newType: UserType },
  id: string,
  version: number,
  locale: Locale,
): Promise<DraftContent | null> {
  const draft = await getDraft(id, user);
  if (!draft) return version === 0 ? createDraftContent(locale) : null;
  const isEditable = draft.authorId === user.id && (draft.state === "draft" || draft.state === "rejected");
  return isEditable ? draft.content : null;
}
