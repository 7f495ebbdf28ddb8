import { getLocale, getTranslations } from "next-intl/server";
import { RestoreForm } from "#components/content/deletions/restore-form.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { findLastDeletion } from "#lib/content/deletions/queries.ts";
import type { DeletedKind } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";

interface DeskMessageProps {
  /** Of the list. */
  kind: DeletedKind;
  /** Who reads it. */
  editorId: string;
}

/** Says above a list of the desk what has just happened, and offers to undo a deletion. */
export async function DeskMessage({ kind, editorId }: DeskMessageProps) {
  const message = await getFlashMessage();
  const deletion = message === "deskDeleted" ? await findLastDeletion(editorId, kind) : null;
  if (!deletion) return <FlashMessage message={message} />;
  const [locale, t] = await Promise.all([getLocale(), getTranslations("deletions")]);
  const name = deletion.label[locale] || deletion.label.de || t("untitled");
  return (
    <FlashMessage message={message}>
      <RestoreForm id={deletion.id} locale={locale} label={t("undo")} fullLabel={t("undoFull", { name })} />
    </FlashMessage>
  );
}
