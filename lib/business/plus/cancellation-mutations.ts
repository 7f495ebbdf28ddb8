import "server-only";
import { eq, sql } from "drizzle-orm";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusCancellations } from "#lib/platform/db/tables/plus/contracts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { formatDateTime, formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { lockMember, saveContract } from "./account-mutations.ts";
import { canCancel, cancel } from "./contract.ts";
import { plusLimits } from "./limits.ts";
import { createReference, withoutLinks } from "./reference.ts";

/** A cancellation as it was declared on the public page. */
interface Cancellation {
  name: string;
  email: string;
  contract: string;
  kind: "ordinary" | "extraordinary";
  reason: string;
  /** "2026-12-31"; null for the earliest possible day. */
  endsOn: string | null;
  locale: Locale;
}

/**
 * What the sender is told at once (§ 312k (4) BGB). It does not say whether there is a contract.
 */
interface CancellationReceipt {
  reference: string;
  receivedAt: Date;
}

/**
 * Records a cancellation, confirms it by email, and cancels the contract of that address to the end
 * of its term. An extraordinary one is also sent to the operator, who decides about an earlier end.
 * A wrong cancellation by others does no harm: the owner gets the email and can take it back.
 */
export async function declareCancellation(
  declared: Cancellation,
  receivedAt = currentTime(),
): Promise<CancellationReceipt> {
  const reference = createReference("K");
  await db.transaction(async (tx) => {
    await tx.insert(plusCancellations).values({ reference, ...declared, createdAt: receivedAt });
    const endsAt = await cancelContractOf(tx, declared, receivedAt);
    // The receipt is on the page; mails beyond the limit would flood a mailbox.
    if (await plusLimits().cancellationMails(declared.email)) {
      await sendReceipt(tx, declared.email, declared, { reference, receivedAt, endsAt });
    }
    if (declared.kind === "extraordinary")
      await sendReceipt(tx, site.mail, declared, { reference, receivedAt, endsAt });
  });
  return { reference, receivedAt };
}

/**
 * Cancels to the end of the term, or of the later term in which the named day lies.
 *
 * @returns when the contract ends; null without a contract
 */
async function cancelContractOf(tx: Transaction, { email, endsOn }: Cancellation, now: Date): Promise<Date | null> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  const member = user && (await lockMember(tx, user.id));
  // A trial costs nothing and ends by itself; others must not be able to end it at once.
  if (!member || !canCancel(member.contract) || member.contract.state === "trial") return null;
  const cancelled = cancel(member.contract, now, endsOn === null ? null : new Date(endsOn));
  await saveContract(tx, member, cancelled);
  return cancelled.endedAt ?? cancelled.cancelsAt ?? cancelled.periodEndsAt;
}

async function sendReceipt(
  tx: Transaction,
  to: string,
  { name, email, contract, kind, reason, endsOn, locale }: Cancellation,
  { reference, receivedAt, endsAt }: CancellationReceipt & { endsAt: Date | null },
): Promise<void> {
  const t = await createMessageTranslator(locale, { namespace: "plus.cancellation" });
  const details = [
    `${t("name")}: ${withoutLinks(name)}`,
    `${t("email")}: ${email}`,
    ...(contract ? [`${t("contract")}: ${withoutLinks(contract)}`] : []),
    `${t("kind")}: ${t(kind)}`,
    ...(reason ? [`${t("reason")}: ${withoutLinks(reason)}`] : []),
    `${t("endsOn")}: ${endsOn ?? t("earliest")}`,
    ...(endsAt ? [t("endsAt", { day: formatLongDate(endsAt.toISOString(), locale) })] : []),
  ];
  const values = { reference, at: formatDateTime(receivedAt, locale) };
  const link = address(locale, "/contact");
  await queueEmail(tx, { to, locale, email: { kind: "plus", event: "cancellationReceived", values, details, link } });
}
