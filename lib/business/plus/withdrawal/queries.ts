import "server-only";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import type { InvoiceRow, PaymentRow } from "../rows.ts";
import { getOldestWithdrawable } from "./period.ts";

/** A paid order with its invoice. */
export interface WithdrawableOrder {
  payment: PaymentRow;
  invoice: InvoiceRow;
}

const isStandingOrder = (userId: string) =>
  and(
    eq(plusPayments.userId, userId),
    eq(plusPayments.kind, "order"),
    eq(plusPayments.state, "succeeded"),
    isNull(plusPayments.withdrawnAt),
  );

/** Paid orders of a user within the withdrawal period, newest first. Renewals are no contracts. */
export function listWithdrawableOrders(
  userId: string,
  now = currentTime(),
  source: typeof db | Transaction = db,
): Promise<WithdrawableOrder[]> {
  return source
    .select({ payment: plusPayments, invoice: plusInvoices })
    .from(plusPayments)
    .innerJoin(plusInvoices, and(eq(plusInvoices.paymentId, plusPayments.id), isNull(plusInvoices.corrects)))
    .where(and(isStandingOrder(userId), gt(plusPayments.createdAt, getOldestWithdrawable(now))))
    .orderBy(desc(plusPayments.createdAt));
}

/** Orders are dated by the database and withdrawals by the process, whose clocks may differ. */
const clockToleranceMs = 60_000;

/** Whether a user has placed and paid an order since then that was not withdrawn from. */
export async function hasOrderedSince(source: Transaction, userId: string, since: Date): Promise<boolean> {
  const isLater = gt(plusPayments.createdAt, new Date(since.getTime() + clockToleranceMs));
  return (await source.$count(plusPayments, and(isStandingOrder(userId), isLater))) > 0;
}
