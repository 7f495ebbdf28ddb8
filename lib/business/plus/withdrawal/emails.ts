import "server-only";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { toContractName, withoutLinks } from "../declaration.ts";
import { formatCents } from "../price.ts";
import type { Withdrawal, WithdrawalReceipt } from "./mutations.ts";
import { createWithdrawalToken } from "./token.ts";

interface Receipt extends Pick<WithdrawalReceipt, "reference" | "receivedAt"> {
  /** Cents of the orders that it ended. */
  refundedCents: number;
  /** Cents of the orders that it ends once it is confirmed. */
  openCents: number;
  /** Whether the recipient is known to be the sender, or is the operator. */
  isKnown: boolean;
  /** Tells the operator that the sender got no email. */
  isNotMailed?: boolean;
}

/** What a withdrawal declares, for the page that confirms it. */
export async function listWithdrawalDetails({ name, email, contract, locale }: Withdrawal): Promise<string[]> {
  const t = await createMessageTranslator(locale, { namespace: "plus.withdrawalForm" });
  return [t("statement"), `${t("name")}: ${name}`, `${t("contract")}: ${contract}`, `${t("email")}: ${email}`];
}

/**
 * Queues the confirmation of a withdrawal: its content, when it was received and what follows from
 * it, with the link that confirms it where that is needed.
 */
export async function sendWithdrawalReceipt(
  tx: Transaction,
  to: string,
  { name, email, contract, locale }: Withdrawal,
  { reference, receivedAt, refundedCents, openCents, isKnown, isNotMailed }: Receipt,
): Promise<void> {
  const t = await createMessageTranslator(locale, { namespace: "plus.withdrawalForm" });
  const outcome = () => {
    if (refundedCents > 0) return t("refund", { price: formatCents(refundedCents, locale) });
    return openCents > 0 ? t("refundOnceConfirmed", { price: formatCents(openCents, locale) }) : t("refundOpen");
  };
  const contractName = isKnown ? withoutLinks(contract) : toContractName(contract);
  const details = [
    ...(isNotMailed ? [t("notMailed", { email })] : []),
    t("statement"),
    ...(isKnown ? [`${t("name")}: ${withoutLinks(name)}`] : []),
    ...(contractName ? [`${t("contract")}: ${contractName}`] : []),
    `${t("email")}: ${email}`,
    ...(isKnown ? [] : [t("shortened")]),
    outcome(),
  ];
  const values = { reference, at: formatDateTime(receivedAt, locale) };
  const action =
    openCents > 0
      ? { event: "withdrawalToConfirm" as const, link: confirmLink(reference, receivedAt, locale) }
      : { event: "withdrawalReceived" as const, link: address(locale, "/contact") };
  await queueEmail(tx, { to, locale, email: { kind: "plus", values, details, ...action } });
}

function confirmLink(reference: string, receivedAt: Date, locale: Locale): string {
  const query = new URLSearchParams({ token: createWithdrawalToken(reference, receivedAt) });
  return `${address(locale, "/withdraw-contract/confirm")}?${query}`;
}
