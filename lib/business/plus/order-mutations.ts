import "server-only";
import { and, eq, gt } from "drizzle-orm";
import { type PlusPlan, plusOffer } from "#lib/platform/config/plus-offer.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { type LockedMember, lockMember, saveContract } from "./account-mutations.ts";
import { canCancel, canChangePlan, cancel, canStartTrial, changePlan, startTrial } from "./contract.ts";
import { sendPlusEmail } from "./emails.ts";
import { PlusError } from "./errors.ts";
import { getProductName } from "./product-name.ts";
import { getPaymentProvider } from "./providers/configured-provider.ts";
import type { PaymentProvider } from "./providers/provider.ts";
import type { PaymentRow } from "./rows.ts";

/** A checkout page is used again for as long as it can be paid on. */
const checkoutReuseMs = 20 * 60_000;

/**
 * Starts the trial, without an order.
 *
 * @throws {PlusError} "trialUsed", "noEmail"
 */
export async function createTrial(userId: string, locale: Locale, now = currentTime()): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await lockMemberWithEmail(tx, userId);
    if (!canStartTrial(member.contract)) throw new PlusError("trialUsed");
    const contract = startTrial(now);
    await saveContract(tx, member, contract, { locale });
    await sendPlusEmail(tx, member.email, locale, { event: "trialStarted", endsAt: contract.periodEndsAt });
  });
}

/**
 * Places an order. A member with a saved method changes the plan of the next term, paid when it
 * begins; every other order is paid now.
 *
 * @returns the page on which the order is paid; null when nothing is paid now
 * @throws {PlusError} "notSold", "noEmail"
 */
export async function placeOrder(
  userId: string,
  { plan, locale }: { plan: PlusPlan; locale: Locale },
  now = currentTime(),
): Promise<string | null> {
  const provider = await getPaymentProvider();
  if (!provider) throw new PlusError("notSold");
  const order = await db.transaction(async (tx) => {
    const member = await lockMemberWithEmail(tx, userId);
    const { contract } = member;
    if (canChangePlan(contract) && contract.methodRef) {
      const changed = changePlan(contract, plan);
      await saveContract(tx, member, changed, { locale });
      await sendPlusEmail(tx, member.email, locale, { event: "planChanged", plan, startsAt: changed.periodEndsAt });
      return null;
    }
    return { member, payment: await createOrder(tx, member, plan, locale, now) };
  });
  return order && openCheckout(provider, order.member, order.payment);
}

/** Of two orders for one plan within minutes, no cancellation between, the second is the first. */
async function createOrder(
  tx: Transaction,
  { id: userId, contract }: LockedMember,
  plan: PlusPlan,
  locale: Locale,
  now: Date,
): Promise<PaymentRow> {
  const reusableMs = Math.max(now.getTime() - checkoutReuseMs, contract?.cancelledAt?.getTime() ?? 0);
  const [open] = await tx
    .select()
    .from(plusPayments)
    .where(
      and(
        eq(plusPayments.userId, userId),
        eq(plusPayments.kind, "order"),
        eq(plusPayments.plan, plan),
        eq(plusPayments.locale, locale),
        eq(plusPayments.state, "pending"),
        gt(plusPayments.createdAt, new Date(reusableMs)),
      ),
    )
    .limit(1);
  if (open) return open;
  const { grossCents } = plusOffer.prices[plan];
  const order = { userId, kind: "order", plan, grossCents, locale, consentedAt: now, createdAt: now } as const;
  const [created] = await tx.insert(plusPayments).values(order).returning();
  if (!created) throw new Error("no payment was created");
  return created;
}

async function openCheckout(
  provider: PaymentProvider,
  { email, contract }: LockedMemberWithEmail,
  { id, plan, grossCents, locale, checkoutUrl }: PaymentRow,
): Promise<string> {
  if (checkoutUrl) return checkoutUrl;
  const url = await provider.startCheckout({
    paymentId: id,
    plan,
    grossCents,
    description: await getProductName(plan, locale),
    email,
    customerRef: contract?.customerRef ?? null,
    locale,
    successUrl: absoluteUrl(`${address(locale, "/profile/plus")}?payment=${id}`),
    cancelUrl: absoluteUrl(`${address(locale, "/checkout")}?plan=${plan}`),
  });
  await db.update(plusPayments).set({ checkoutUrl: url }).where(eq(plusPayments.id, id));
  return url;
}

/**
 * Cancels the contract of a user: to the end of a paid term, otherwise at once.
 *
 * @returns when Plus ends; null when there is nothing to cancel
 */
export async function cancelContract(userId: string, locale: Locale, now = currentTime()): Promise<Date | null> {
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, userId);
    if (!member || !canCancel(member.contract)) return null;
    const cancelled = cancel(member.contract, now);
    const endsAt = cancelled.endedAt ?? cancelled.periodEndsAt;
    await saveContract(tx, member, cancelled, { locale });
    if (member.email) await sendPlusEmail(tx, member.email, locale, { event: "cancelled", endsAt, at: now });
    return endsAt;
  });
}

type LockedMemberWithEmail = LockedMember & { email: string };

/** Invoices and confirmations need an address. */
async function lockMemberWithEmail(tx: Transaction, userId: string): Promise<LockedMemberWithEmail> {
  const member = await lockMember(tx, userId);
  if (!member?.email) throw new PlusError("noEmail");
  return { ...member, email: member.email };
}
