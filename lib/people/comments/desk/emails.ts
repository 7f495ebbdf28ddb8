import "server-only";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { HideReason } from "../moderation.ts";
import { findCommentRecipient } from "./recipient-queries.ts";

/**
 * Informs the author of a comment, within the transaction, that an editor has hidden it, and why:
 * Article 17 of Regulation (EU) 2022/2065.
 */
export async function sendHiddenEmail(tx: Transaction, commentId: string, reason: HideReason): Promise<void> {
  const recipient = await findCommentRecipient(tx, commentId);
  if (!recipient) return;
  const { to, locale, title, targetLink } = recipient;
  const t = await createMessageTranslator(locale, { namespace: "comments.hideReasons" });
  const contactLink = address(locale, "/contact");
  const email = { kind: "commentHidden", title, reason: t(reason), contactLink, targetLink } as const;
  await queueEmail(tx, { to, locale, email });
}

/** Informs the author of a comment, within the transaction, that it is shown again. */
export async function sendRestoredEmail(tx: Transaction, commentId: string): Promise<void> {
  const recipient = await findCommentRecipient(tx, commentId);
  if (!recipient) return;
  const { to, locale, title, targetLink } = recipient;
  await queueEmail(tx, {
    to,
    locale,
    email: { kind: "contentRestored", content: "comment", title, text: "", targetLink },
  });
}
