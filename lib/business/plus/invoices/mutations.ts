import "server-only";
import { sql } from "drizzle-orm";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { site } from "#lib/platform/config/site.ts";
import { plusInvoiceNumbers, plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { LockedMember } from "../account-mutations.ts";
import type { Term } from "../contract.ts";
import { getVatCents } from "../price.ts";
import type { InvoiceRow, PaymentRow } from "../rows.ts";

interface NewInvoice {
  member: LockedMember;
  payment: PaymentRow;
  term: Term;
  issuedAt: Date;
}

/**
 * Issues the invoice of a payment, within the transaction that applies it.
 *
 * @returns its number
 */
export async function createInvoice(tx: Transaction, { member, payment, term, issuedAt }: NewInvoice): Promise<string> {
  const { name, street, city, vat } = site.imprint;
  const { plan, grossCents, locale } = payment;
  const number = await takeNumber(tx, issuedAt.getUTCFullYear());
  await tx.insert(plusInvoices).values({
    number,
    userId: member.id,
    paymentId: payment.id,
    seller: { name: name ?? site.name, street, city, vat, email: site.mail },
    recipientName: member.name,
    recipientEmail: member.email ?? "",
    plan,
    periodStartsAt: term.startsAt,
    periodEndsAt: term.endsAt,
    grossCents,
    vatCents: getVatCents(grossCents),
    vatPercent: plusOffer.vatPercent,
    locale,
    issuedAt,
  });
  return number;
}

/**
 * Takes an invoice back with another one, as § 14 (6) UStG and § 31 (5) UStDV want it: the same
 * fields with negative amounts, and the number of the first.
 */
export async function correctInvoice(tx: Transaction, invoice: InvoiceRow, issuedAt: Date): Promise<void> {
  const { id: corrects, number: _, grossCents, vatCents, ...facts } = invoice;
  const number = await takeNumber(tx, issuedAt.getUTCFullYear());
  await tx
    .insert(plusInvoices)
    .values({ ...facts, number, corrects, grossCents: -grossCents, vatCents: -vatCents, issuedAt });
}

/** The row of the year stays locked until the commit, so a rollback leaves no gap. */
async function takeNumber(tx: Transaction, year: number): Promise<string> {
  const [taken] = await tx
    .insert(plusInvoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: plusInvoiceNumbers.year, set: { last: sql`${plusInvoiceNumbers.last} + 1` } })
    .returning({ last: plusInvoiceNumbers.last });
  return `${year}-${String(taken?.last).padStart(6, "0")}`;
}
