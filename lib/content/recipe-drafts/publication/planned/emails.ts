import "server-only";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { findRecipient } from "#lib/platform/mail/recipient-queries.ts";
import { titleOf } from "../../draft.ts";
import { copyAddress } from "../../working-copy/addresses.ts";
import type { CopyRow } from "../../working-copy/copy-queries.ts";

/** Informs the editor, within the transaction, that a planned publication did not happen. */
export async function sendMissedEmail(tx: Transaction, copy: CopyRow, plannedAt: Date): Promise<void> {
  const { id, recipeId, editorId, content } = copy;
  const recipient = editorId && (await lockEditor(tx, editorId)) ? await findRecipient(tx, editorId) : null;
  if (!recipient) return;
  const link = copyAddress(recipient.locale, recipeId ?? id, "edit");
  const email = { kind: "publicationMissed", what: "recipe", title: titleOf(content), plannedAt, link } as const;
  await queueEmail(tx, { ...recipient, email });
}
