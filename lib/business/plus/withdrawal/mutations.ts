import "server-only";
import { eq, inArray, sql } from "drizzle-orm";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusPayments, plusWithdrawals } from "#lib/platform/db/tables/plus/contracts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { type LockedMember, lockMember, saveContract } from "../account-mutations.ts";
import { hasPlus, withdraw } from "../contract.ts";
import { correctInvoice } from "../invoices/mutations.ts";
import { plusLimits } from "../limits.ts";
import { createReference } from "../reference.ts";
import { sendWithdrawalReceipt } from "./emails.ts";
import { listWithdrawableOrders } from "./queries.ts";
import { refundWithdrawnPayments } from "./refund-mutations.ts";

/** A withdrawal with what § 356a (2) BGB lets a consumer state. */
export interface Withdrawal {
  name: string;
  email: string;
  /** What identifies the contract. */
  contract: string;
  locale: Locale;
}

/** What the sender is told at once. It does not say whether there is a contract. */
export interface WithdrawalReceipt {
  reference: string;
  receivedAt: Date;
}

/**
 * Records a withdrawal, ends the withdrawn orders of that address at once, has them repaid, and
 * confirms content, day and time by email, a durable medium (§ 356a (4) BGB). The withdrawal takes
 * effect by itself; one that matches no order is sent to the operator, who has to look for it.
 */
export async function declareWithdrawal(declared: Withdrawal, receivedAt = currentTime()): Promise<WithdrawalReceipt> {
  const reference = createReference("W");
  await db.transaction(async (tx) => {
    const member = await lockMemberOf(tx, declared.email);
    const refundedCents = member ? await withdrawOrders(tx, member, receivedAt) : 0;
    await tx.insert(plusWithdrawals).values({ reference, ...declared, refundedCents, createdAt: receivedAt });
    const receipt = { reference, receivedAt, refundedCents };
    // The receipt is on the page; mails beyond the limit would flood a mailbox.
    if (await plusLimits().withdrawalMails(declared.email)) {
      await sendWithdrawalReceipt(tx, declared.email, declared, receipt);
    }
    if (refundedCents === 0) await sendWithdrawalReceipt(tx, site.mail, declared, receipt);
  });
  // The job repeats what fails here.
  await refundWithdrawnPayments().catch((error: Error) => console.error("A refund failed:", error.cause ?? error));
  return { reference, receivedAt };
}

/** Withdraws from the orders of a signed-in user; null when the user has no address. */
export async function withdrawOwnContract(
  userId: string,
  contract: string,
  locale: Locale,
): Promise<WithdrawalReceipt | null> {
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  if (!user?.email) return null;
  return declareWithdrawal({ name: user.name, email: user.email.toLowerCase(), contract, locale });
}

async function lockMemberOf(tx: Transaction, email: string): Promise<LockedMember | null> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return user ? lockMember(tx, user.id) : null;
}

/** @returns the cents to be paid back; 0 when no order can be withdrawn from */
async function withdrawOrders(tx: Transaction, member: LockedMember, now: Date): Promise<number> {
  const orders = await listWithdrawableOrders(member.id, now, tx);
  if (orders.length === 0 || !member.contract) return 0;
  const startsAt = new Date(Math.min(...orders.map(({ invoice }) => invoice.periodStartsAt.getTime())));
  // Of a contract that is over already only the money is left.
  if (hasPlus(member.contract)) await saveContract(tx, member, withdraw(member.contract, startsAt, now));
  const ids = orders.map(({ payment }) => payment.id);
  await tx.update(plusPayments).set({ withdrawnAt: now }).where(inArray(plusPayments.id, ids));
  for (const { invoice } of orders) await correctInvoice(tx, invoice, now);
  return orders.reduce((sum, { payment }) => sum + payment.grossCents, 0);
}
