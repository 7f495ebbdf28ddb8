import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PlusPlan } from "#lib/platform/config/plus-offer.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { users } from "../users.ts";

const contractStates = ["trial", "active", "past_due", "ended"] as const;
export type PlusContractState = (typeof contractStates)[number];

const paymentStates = ["pending", "succeeded", "failed"] as const;
type PlusPaymentState = (typeof paymentStates)[number];

/**
 * Contracts about Plus, one for each user, also when it has ended. See
 * lib/business/plus/contract.ts.
 */
export const plusContracts = pgTable(
  "plus_contracts",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text().$type<PlusContractState>().notNull(),
    /** The plan of the current term; null in a trial. */
    plan: text().$type<PlusPlan>(),
    /** The plan that follows the current term; null when the contract ends with it. */
    nextPlan: text().$type<PlusPlan>(),
    /** End of the trial; null without one. */
    trialEndsAt: timestamptz(),
    periodStartsAt: timestamptz().notNull(),
    periodEndsAt: timestamptz().notNull(),
    /** Day of the month on which terms start; null before the first payment. */
    billingDay: smallint(),
    /** A day after the term on which a cancellation asks the contract to end. */
    cancelsAt: timestamptz(),
    /** The latest cancellation. An order placed before it and paid later is one term. */
    cancelledAt: timestamptz(),
    endedAt: timestamptz(),
    /** The customer and the saved payment method at the provider. */
    customerRef: text(),
    methodRef: text(),
    /** Language of emails about the contract. */
    locale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("plus_contracts_due_idx").on(t.periodEndsAt).where(sql`${t.state} <> 'ended'`),
    check("plus_contracts_state_check", sql`${t.state} in ('trial', 'active', 'past_due', 'ended')`),
    check(
      "plus_contracts_plan_check",
      sql`${t.plan} in ('monthly', 'yearly') and ${t.nextPlan} in ('monthly', 'yearly')`,
    ),
    check("plus_contracts_ended_check", sql`(${t.state} = 'ended') = (${t.endedAt} is not null)`),
  ],
);

/** Payments for terms of Plus: of an order, or of a renewal. */
export const plusPayments = pgTable(
  "plus_payments",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<"order" | "renewal">().notNull(),
    plan: text().$type<PlusPlan>().notNull(),
    /** Including VAT. */
    grossCents: integer().notNull(),
    state: text().$type<PlusPaymentState>().notNull().default("pending"),
    /** The payment at the provider; null until the provider has answered. */
    reference: text(),
    /** Page of the provider on which an order is paid. */
    checkoutUrl: text(),
    /** When the member requested an early start (§ 357a (2) BGB); null for a renewal. */
    consentedAt: timestamptz(),
    locale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
    paidAt: timestamptz(),
    /** When the member withdrew from this order (§ 355 BGB). */
    withdrawnAt: timestamptz(),
    /** When the provider accepted the repayment of a withdrawn order. */
    refundedAt: timestamptz(),
  },
  (t) => [
    index("plus_payments_user_idx").on(t.userId, t.createdAt),
    index("plus_payments_refund_idx")
      .on(t.withdrawnAt)
      .where(sql`${t.withdrawnAt} is not null and ${t.refundedAt} is null`),
    // Two processes that renew a contract at once create one payment.
    uniqueIndex("plus_payments_renewal_key").on(t.userId).where(sql`${t.kind} = 'renewal' and ${t.state} = 'pending'`),
    check("plus_payments_kind_check", sql`${t.kind} in ('order', 'renewal')`),
    check("plus_payments_plan_check", sql`${t.plan} in ('monthly', 'yearly')`),
    check("plus_payments_state_check", sql`${t.state} in ('pending', 'succeeded', 'failed')`),
    check("plus_payments_paid_check", sql`(${t.state} = 'succeeded') = (${t.paidAt} is not null)`),
    check("plus_payments_refund_check", sql`${t.refundedAt} is null or ${t.withdrawnAt} is not null`),
  ],
);

/**
 * Cancellations declared on the public page (§ 312k BGB), with or without an account. Kept for
 * three years as a proof.
 */
export const plusCancellations = pgTable(
  "plus_cancellations",
  {
    id: id(),
    /** Number that the sender gets. */
    reference: text().notNull().unique(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** What the sender wrote to identify the contract; may be empty. */
    contract: text().notNull(),
    kind: text().$type<"ordinary" | "extraordinary">().notNull(),
    /** Reason of an extraordinary cancellation; empty for an ordinary one. */
    reason: text().notNull(),
    /** The day the contract is to end, "2026-12-31"; null for the earliest possible one. */
    endsOn: text(),
    locale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("plus_cancellations_email_idx").on(t.email),
    index("plus_cancellations_created_idx").on(t.createdAt),
    check("plus_cancellations_kind_check", sql`${t.kind} in ('ordinary', 'extraordinary')`),
  ],
);

/**
 * Withdrawals declared with the withdrawal function (§ 356a BGB), with or without an account. Kept
 * for three years as a proof.
 */
export const plusWithdrawals = pgTable(
  "plus_withdrawals",
  {
    id: id(),
    /** Number that the sender gets. */
    reference: text().notNull().unique(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** What the sender wrote to identify the contract. */
    contract: text().notNull(),
    /** Cents of the orders it ended; 0 before it takes effect, and when none was found. */
    refundedCents: integer().notNull(),
    locale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("plus_withdrawals_email_idx").on(t.email),
    index("plus_withdrawals_created_idx").on(t.createdAt),
    check("plus_withdrawals_cents_check", sql`${t.refundedCents} >= 0`),
  ],
);
