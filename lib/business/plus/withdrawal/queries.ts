import "server-only";
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import type { InvoiceRow, PaymentRow } from "../rows.ts";
import { getOldestWithdrawable } from "./period.ts";

/** A payment with its invoice. */
export interface InvoicedPayment {
  payment: PaymentRow;
  invoice: InvoiceRow;
}

type Source = typeof db | Transaction;

/** Payments of a user that were made and not withdrawn from. */
const isPaid = (userId: string, kind: PaymentRow["kind"]) =>
  and(
    eq(plusPayments.userId, userId),
    eq(plusPayments.kind, kind),
    eq(plusPayments.state, "succeeded"),
    isNull(plusPayments.withdrawnAt),
  );

function listInvoicedPayments(source: Source, condition: SQL | undefined): Promise<InvoicedPayment[]> {
  return source
    .select({ payment: plusPayments, invoice: plusInvoices })
    .from(plusPayments)
    .innerJoin(plusInvoices, and(eq(plusInvoices.paymentId, plusPayments.id), isNull(plusInvoices.corrects)))
    .where(condition)
    .orderBy(desc(plusPayments.createdAt));
}

/** Paid orders of a user within the withdrawal period, newest first. Renewals are no contracts. */
export function listWithdrawableOrders(
  userId: string,
  now = currentTime(),
  source: Source = db,
): Promise<InvoicedPayment[]> {
  const isRecent = gt(plusPayments.createdAt, getOldestWithdrawable(now));
  return listInvoicedPayments(source, and(isPaid(userId, "order"), isRecent));
}

/** What the contract of a user has charged by itself since then, newest first. */
export function listRenewalsSince(source: Transaction, userId: string, since: Date): Promise<InvoicedPayment[]> {
  return listInvoicedPayments(source, and(isPaid(userId, "renewal"), gt(plusPayments.createdAt, since)));
}

/** The end of the last term that a user has paid for and not withdrawn from; null without one. */
export async function findPaidUntil(source: Transaction, userId: string): Promise<Date | null> {
  const paid = await listInvoicedPayments(source, or(isPaid(userId, "order"), isPaid(userId, "renewal")));
  return paid.length > 0 ? new Date(Math.max(...paid.map(({ invoice }) => invoice.periodEndsAt.getTime()))) : null;
}

/** Cents of the orders within the withdrawal period that a user has withdrawn from before. */
export async function sumWithdrawnOrders(source: Transaction, userId: string, now: Date): Promise<number> {
  const isWithdrawn = and(
    eq(plusPayments.userId, userId),
    isNotNull(plusPayments.withdrawnAt),
    gt(plusPayments.createdAt, getOldestWithdrawable(now)),
  );
  const rows = await source.select({ cents: plusPayments.grossCents }).from(plusPayments).where(isWithdrawn);
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** Orders are dated by the database and withdrawals by the process, whose clocks may differ. */
const clockToleranceMs = 60_000;

/** Whether a user has placed and paid an order since then that was not withdrawn from. */
export async function hasOrderedSince(source: Transaction, userId: string, since: Date): Promise<boolean> {
  const isLater = gt(plusPayments.createdAt, new Date(since.getTime() + clockToleranceMs));
  return (await source.$count(plusPayments, and(isPaid(userId, "order"), isLater))) > 0;
}
