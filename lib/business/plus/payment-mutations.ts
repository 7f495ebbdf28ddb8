import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type LockedMember, lockMember, saveContract } from "./account-mutations.ts";
import { applyPayment } from "./contract.ts";
import { sendPlusEmail } from "./emails.ts";
import { createInvoice } from "./invoices/mutations.ts";
import type { PaymentEvent } from "./providers/provider.ts";
import type { PaymentRow } from "./rows.ts";

/**
 * Applies what a provider says about a payment. A success is final and counts once; a failure is
 * overtaken by a later success. So duplicates and the order of events do not matter.
 *
 * @returns false for a payment of a deleted account
 */
export async function applyPaymentEvent(event: PaymentEvent): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await lockPayment(tx, event.paymentId);
    if (!found) {
      // An operator has to pay the money back.
      if (event.outcome === "succeeded") console.error("A payment belongs to no account:", event.reference);
      return false;
    }
    const { member, payment } = found;
    if (payment.state === "succeeded" || payment.state === event.outcome) return true;
    const { outcome: state, reference, at } = event;
    await tx
      .update(plusPayments)
      .set({ state, reference, paidAt: state === "succeeded" ? at : null })
      .where(eq(plusPayments.id, payment.id));
    if (state === "succeeded") await applySuccess(tx, member, payment, event);
    else await applyFailure(tx, member, payment);
    return true;
  });
}

async function lockPayment(tx: Transaction, id: string) {
  const [unlocked] = await tx.select({ userId: plusPayments.userId }).from(plusPayments).where(eq(plusPayments.id, id));
  const member = unlocked && (await lockMember(tx, unlocked.userId));
  // Read again: another event may have been applied while this one waited for the lock.
  const [payment] = await tx.select().from(plusPayments).where(eq(plusPayments.id, id));
  return member && payment ? { member, payment } : null;
}

async function applySuccess(
  tx: Transaction,
  member: LockedMember,
  payment: PaymentRow,
  { at, customerRef, methodRef }: PaymentEvent,
): Promise<void> {
  const { plan, kind, locale } = payment;
  const { contract, term } = applyPayment(member.contract, payment, at);
  await saveContract(tx, member, contract, { locale, customerRef, methodRef });
  const number = await createInvoice(tx, { member, payment, term, issuedAt: at });
  if (!member.email) return;
  const event = kind === "order" ? "ordered" : "renewed";
  await sendPlusEmail(tx, member.email, locale, { event, plan, grossCents: payment.grossCents, term, number });
}

/** The page of the provider has told the member of a failed order already. */
async function applyFailure(tx: Transaction, { email, contract }: LockedMember, payment: PaymentRow): Promise<void> {
  if (payment.kind === "order" || contract?.state !== "past_due" || !email) return;
  const { locale, grossCents } = payment;
  await sendPlusEmail(tx, email, locale, { event: "paymentFailed", grossCents, dueAt: contract.periodEndsAt });
}
