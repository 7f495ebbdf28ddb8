import "server-only";
import { and, desc, eq, lte, ne } from "drizzle-orm";
import { z } from "zod";
import { db } from "#lib/platform/db/client.ts";
import { plusContracts, plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { advance } from "./contract.ts";
import type { ContractRow, InvoiceRow, PaymentRow } from "./rows.ts";

/** The contract of a user; null for one who never had Plus. */
export async function findContract(userId: string): Promise<ContractRow | null> {
  const [contract] = await db.select().from(plusContracts).where(eq(plusContracts.userId, userId));
  return contract ?? null;
}

/** How many contracts the next renewal charges. */
export async function countDueCharges(now = currentTime()): Promise<number> {
  const due = await db
    .select()
    .from(plusContracts)
    .where(and(ne(plusContracts.state, "ended"), lte(plusContracts.periodEndsAt, now)));
  const charged = due.filter(
    (contract) => contract.methodRef && contract.nextPlan && advance(contract, now).state === "past_due",
  );
  return charged.length;
}

/** Invoices of a user, newest first. */
export function listInvoices(userId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(plusInvoices)
    .where(eq(plusInvoices.userId, userId))
    .orderBy(desc(plusInvoices.issuedAt), desc(plusInvoices.number));
}

/** An invoice of this user; null for a missing one and for those of others. */
export async function findInvoice(userId: string, id: string): Promise<InvoiceRow | null> {
  if (!isUuid(id)) return null;
  const [invoice] = await db
    .select()
    .from(plusInvoices)
    .where(and(eq(plusInvoices.id, id), eq(plusInvoices.userId, userId)));
  return invoice ?? null;
}

/** A payment of this user; null for a missing one and for those of others. */
export async function findPayment(userId: string, id: unknown): Promise<PaymentRow | null> {
  if (!isUuid(id)) return null;
  const [payment] = await db
    .select()
    .from(plusPayments)
    .where(and(eq(plusPayments.id, id), eq(plusPayments.userId, userId)));
  return payment ?? null;
}

function isUuid(value: unknown): value is string {
  return z.uuid().safeParse(value).success;
}
