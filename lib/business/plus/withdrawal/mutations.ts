import "server-only";
import { eq, inArray } from "drizzle-orm";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusPayments, plusWithdrawals } from "#lib/platform/db/tables/plus/contracts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { toEmailKey } from "#lib/platform/http/rate-limit/email-key.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { type LockedMember, lockMemberOf, saveContract } from "../account-mutations.ts";
import { hasPlus, withdraw } from "../contract.ts";
import { isConfirmedAddress } from "../declaration-queries.ts";
import { correctInvoice } from "../invoices/mutations.ts";
import { plusLimits } from "../limits.ts";
import { createReference } from "../reference.ts";
import { listWithdrawalDetails, sendWithdrawalReceipt } from "./emails.ts";
import {
  findPaidUntil,
  hasOrderedSince,
  type InvoicedPayment,
  listRenewalsSince,
  listWithdrawableOrders,
  sumWithdrawnOrders,
} from "./queries.ts";
import { refundWithdrawnPayments } from "./refund-mutations.ts";
import { readWithdrawalToken } from "./token.ts";

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
  /** False when the address has got as many receipts as it may: then the page is the receipt. */
  isMailed: boolean;
  /** What was declared, for the page. */
  details: string[];
}

interface DeclareOptions {
  /** Whether the sender is signed in to the account of that address. */
  isOwner: boolean;
  receivedAt?: Date;
}

/**
 * Records a withdrawal and confirms content, day and time by email, a durable medium (§ 356a (4)
 * BGB). That of the owner ends their orders at once and has them repaid. The public form is open to
 * all who know an address, so there the link of the email does: a stranger must not end what others
 * have paid for. The operator gets what has not taken effect, because it counts from its receipt
 * whether or not the link is used, and can use the same link.
 */
export async function declareWithdrawal(
  declared: Withdrawal,
  { isOwner, receivedAt = currentTime() }: DeclareOptions,
): Promise<WithdrawalReceipt> {
  const reference = createReference("W");
  const isMailed = await db.transaction(async (tx) => {
    const member = await lockMemberOf(tx, declared.email);
    const refundedCents = member && isOwner ? await withdrawOrders(tx, member, receivedAt) : 0;
    await tx.insert(plusWithdrawals).values({ reference, ...declared, refundedCents, createdAt: receivedAt });
    const orders = member && !isOwner ? await listWithdrawableOrders(member.id, receivedAt, tx) : [];
    // A further declaration is answered like the one that took effect.
    const isRepeated = member !== null && refundedCents === 0 && orders.length === 0;
    const formerCents = isRepeated ? await sumWithdrawnOrders(tx, member.id, receivedAt) : 0;
    const answeredCents = refundedCents || formerCents;
    const receipt = { reference, receivedAt, refundedCents: answeredCents, openCents: sumPayments(orders) };
    // Mails beyond the limit would flood a mailbox: then the page is the receipt.
    const isAllowed = await plusLimits().withdrawalMails(toEmailKey(declared.email, isOwner));
    if (isAllowed) {
      const isKnown = isOwner || (await isConfirmedAddress(tx, declared.email));
      await sendWithdrawalReceipt(tx, declared.email, declared, { ...receipt, isKnown });
    }
    if (answeredCents === 0 || !isAllowed) {
      await sendWithdrawalReceipt(tx, site.mail, declared, { ...receipt, isKnown: true, isNotMailed: !isAllowed });
    }
    return isAllowed;
  });
  await refundOrRepeat();
  return { reference, receivedAt, isMailed, details: await listWithdrawalDetails(declared) };
}

/**
 * Has a withdrawal of the public form take effect, as of its receipt, and confirms that by email.
 * It means the orders before it: where the member has ordered again since, what the withdrawal
 * leaves is for the operator to say, or one link would take back every order of three months.
 *
 * @returns false for a forged or expired token and after a later order; true also when it has taken
 *   effect before
 */
export async function confirmWithdrawal(token: string): Promise<boolean> {
  const reference = readWithdrawalToken(token);
  if (reference === null) return false;
  const isFound = await db.transaction(async (tx) => {
    const [declared] = await tx.select().from(plusWithdrawals).where(eq(plusWithdrawals.reference, reference));
    const member = declared && (await lockMemberOf(tx, declared.email));
    if (!member) return false;
    if (declared.refundedCents > 0) return true;
    if (await hasOrderedSince(tx, member.id, declared.createdAt)) return false;
    const refundedCents = await withdrawOrders(tx, member, declared.createdAt);
    if (refundedCents === 0) return true;
    await tx.update(plusWithdrawals).set({ refundedCents }).where(eq(plusWithdrawals.reference, reference));
    const receipt = { reference, receivedAt: declared.createdAt, refundedCents, openCents: 0 };
    await sendWithdrawalReceipt(tx, declared.email, declared, { ...receipt, isKnown: true });
    return true;
  });
  await refundOrRepeat();
  return isFound;
}

/** Withdraws from the orders of a signed-in user; null when the user has no address. */
export async function withdrawOwnContract(
  userId: string,
  contract: string,
  locale: Locale,
): Promise<WithdrawalReceipt | null> {
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  if (!user?.email) return null;
  const declared = { name: user.name, email: user.email.toLowerCase(), contract, locale };
  return declareWithdrawal(declared, { isOwner: true });
}

/** The job repeats what fails here. */
async function refundOrRepeat(): Promise<void> {
  await refundWithdrawnPayments().catch((error: Error) => console.error("A refund failed:", error.cause ?? error));
}

/**
 * Withdraws from the orders of a member, and from what their contract has charged since the
 * receipt.
 *
 * @returns the cents to be paid back; 0 when no order can be withdrawn from
 */
async function withdrawOrders(tx: Transaction, member: LockedMember, receivedAt: Date): Promise<number> {
  const orders = await listWithdrawableOrders(member.id, receivedAt, tx);
  if (orders.length === 0 || !member.contract) return 0;
  const withdrawn = [...orders, ...(await listRenewalsSince(tx, member.id, receivedAt))];
  const ids = withdrawn.map(({ payment }) => payment.id);
  await tx.update(plusPayments).set({ withdrawnAt: receivedAt }).where(inArray(plusPayments.id, ids));
  // Of a contract that is over already only the money is left.
  if (hasPlus(member.contract)) {
    const paidUntil = await findPaidUntil(tx, member.id);
    await saveContract(tx, member, withdraw(member.contract, paidUntil, receivedAt));
  }
  const issuedAt = currentTime();
  for (const { invoice } of withdrawn) await correctInvoice(tx, invoice, issuedAt);
  return sumPayments(withdrawn);
}

function sumPayments(payments: readonly InvoicedPayment[]): number {
  return payments.reduce((sum, { payment }) => sum + payment.grossCents, 0);
}
