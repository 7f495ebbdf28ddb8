import "server-only";
import { and, desc, eq, isNull, lte, ne, sql } from "drizzle-orm";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusCancellations, plusContracts, plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isDueWorkHeld } from "#lib/platform/jobs/restore-hold.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { type LockedMember, lockMember, saveContract } from "./account-mutations.ts";
import { advance } from "./contract.ts";
import { sendPlusEmail } from "./emails.ts";
import { applyPaymentEvent } from "./payment-mutations.ts";
import { getProductName } from "./product-name.ts";
import { getPaymentProvider } from "./providers/configured-provider.ts";
import type { ContractRow, PaymentRow } from "./rows.ts";
import { addDays } from "./term.ts";

const retryDays = 1;
const cancellationYears = 3;

/**
 * Ends contracts whose time is over and charges those that continue. Several processes may run it
 * at once: locks, the unique index of open renewals and the keys of the provider keep it to one
 * charge.
 */
export async function renewDueContracts(now = currentTime()): Promise<void> {
  if (await isDueWorkHeld()) return;
  const due = await db
    .select({ userId: plusContracts.userId })
    .from(plusContracts)
    .where(and(ne(plusContracts.state, "ended"), lte(plusContracts.periodEndsAt, now)));
  await runForEach(
    due,
    ({ userId }) => renewContract(userId, now),
    () => "A contract was not renewed",
  );
}

/** Renews or ends the contract of one user, if it is due. */
export async function renewContract(userId: string, now = currentTime()): Promise<void> {
  const charge = await db.transaction(async (tx) => {
    const member = await lockMember(tx, userId);
    if (!member?.contract) return null;
    const contract = advance(member.contract, now);
    if (contract !== member.contract) await saveContract(tx, member, contract);
    if (contract.state === "ended") {
      if (member.contract.state !== "ended" && member.email) {
        await sendPlusEmail(tx, member.email, member.contract.locale, { event: "ended" });
      }
      return null;
    }
    if (contract.state !== "past_due") return null;
    const payment = await findOrCreateRenewal(tx, member, now);
    return payment && { payment, contract: member.contract };
  });
  if (charge) await chargeRenewal(charge.contract, charge.payment);
}

/** The renewal to be charged now; null while one is under way or the next attempt is not due. */
async function findOrCreateRenewal(tx: Transaction, member: LockedMember, now: Date): Promise<PaymentRow | null> {
  const { contract } = member;
  const plan = contract?.nextPlan;
  if (!contract?.methodRef || !plan) return null;
  const [latest] = await tx
    .select()
    .from(plusPayments)
    .where(and(eq(plusPayments.userId, member.id), eq(plusPayments.kind, "renewal")))
    .orderBy(desc(plusPayments.createdAt))
    .limit(1);
  if (latest?.state === "pending") return latest.reference === null ? latest : null;
  if (latest?.state === "failed" && addDays(latest.createdAt, retryDays) > now) return null;
  const { grossCents } = plusOffer.prices[plan];
  const renewal = { userId: member.id, kind: "renewal", plan, grossCents, createdAt: now } as const;
  const [created] = await tx
    .insert(plusPayments)
    .values({ ...renewal, locale: contract.locale })
    .returning();
  return created ?? null;
}

async function chargeRenewal({ customerRef, methodRef }: ContractRow, payment: PaymentRow): Promise<void> {
  const provider = await getPaymentProvider();
  if (!provider || !customerRef || !methodRef) return;
  const { id: paymentId, grossCents, plan, locale } = payment;
  const description = await getProductName(plan, locale);
  const event = await provider.charge({ paymentId, grossCents, description, customerRef, methodRef });
  if (event) await applyPaymentEvent(event);
  // An event follows: a second charge would be one too many.
  else
    await db
      .update(plusPayments)
      .set({ reference: `open-${paymentId}` })
      .where(and(eq(plusPayments.id, paymentId), isNull(plusPayments.reference)));
}

/** Deletes declarations after the limitation period (§ 195 BGB). */
export async function deleteOldCancellations(): Promise<void> {
  await db
    .delete(plusCancellations)
    .where(lte(plusCancellations.createdAt, sql`now() - make_interval(years => ${cancellationYears + 1})`));
}
