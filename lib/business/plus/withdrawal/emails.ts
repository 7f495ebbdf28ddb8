import "server-only";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { formatCents } from "../price.ts";
import { withoutLinks } from "../reference.ts";
import type { Withdrawal, WithdrawalReceipt } from "./mutations.ts";

/** Queues the confirmation of a withdrawal: its content, and when it was received. */
export async function sendWithdrawalReceipt(
  tx: Transaction,
  to: string,
  { name, email, contract, locale }: Withdrawal,
  { reference, receivedAt, refundedCents }: WithdrawalReceipt & { refundedCents: number },
): Promise<void> {
  const t = await createMessageTranslator(locale, { namespace: "plus.withdrawalForm" });
  const details = [
    t("statement"),
    `${t("name")}: ${withoutLinks(name)}`,
    `${t("contract")}: ${withoutLinks(contract)}`,
    `${t("email")}: ${email}`,
    refundedCents > 0 ? t("refund", { price: formatCents(refundedCents, locale) }) : t("refundOpen"),
  ];
  const values = { reference, at: formatDateTime(receivedAt, locale) };
  const link = address(locale, "/contact");
  await queueEmail(tx, { to, locale, email: { kind: "plus", event: "withdrawalReceived", values, details, link } });
}
