import "server-only";
import { and, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { addDays } from "./term.ts";

/** Days for which a provider may take the payment of an order: a direct debit is slow. */
const openOrderDays = 14;

/** Whether a user has placed an order that may still be paid. */
export async function hasOpenOrder(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const isOrder = and(eq(plusPayments.userId, userId), eq(plusPayments.kind, "order"));
  const isOpen = and(ne(plusPayments.state, "succeeded"), gt(plusPayments.createdAt, addDays(now, -openOrderDays)));
  return (await tx.$count(plusPayments, and(isOrder, isOpen))) > 0;
}

/** Whether an account has confirmed this address: only there can be a contract with it. */
export async function isConfirmedAddress(tx: Transaction, email: string): Promise<boolean> {
  const isConfirmed = and(sql`lower(${users.email}) = ${email}`, isNotNull(users.emailConfirmedAt));
  return (await tx.$count(users, isConfirmed)) > 0;
}
