import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Imprint } from "#lib/platform/config/imprint.ts";
import type { PlusPlan } from "#lib/platform/config/plus-offer.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { id, timestamptz } from "../columns.ts";
import { users } from "../users.ts";

/** Who issued an invoice, as the imprint was on that day. */
type InvoiceSeller = Pick<Imprint, "name" | "street" | "city" | "vat"> & { email: string };

/**
 * Invoices by § 14 UStG. They never change, and the law requires them to be kept for eight years
 * (§ 14b UStG): when the account is deleted, they stay without it.
 */
export const plusInvoices = pgTable(
  "plus_invoices",
  {
    id: id(),
    /** "2026-000001", without gaps within a year. */
    number: text().notNull().unique(),
    /** Null after the account was deleted. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The payment, which goes with the account. */
    paymentId: uuid().notNull(),
    /** The invoice that this one takes back after a withdrawal; its amounts are negative. */
    corrects: uuid().references((): AnyPgColumn => plusInvoices.id),
    seller: jsonb().$type<InvoiceSeller>().notNull(),
    recipientName: text().notNull(),
    recipientEmail: text().notNull(),
    plan: text().$type<PlusPlan>().notNull(),
    periodStartsAt: timestamptz().notNull(),
    periodEndsAt: timestamptz().notNull(),
    grossCents: integer().notNull(),
    vatCents: integer().notNull(),
    vatPercent: smallint().notNull(),
    locale: text().$type<Locale>().notNull(),
    issuedAt: timestamptz().notNull(),
  },
  (t) => [
    index("plus_invoices_user_idx").on(t.userId, t.issuedAt),
    uniqueIndex("plus_invoices_payment_key").on(t.paymentId).where(sql`${t.corrects} is null`),
    uniqueIndex("plus_invoices_corrects_key").on(t.corrects),
    check("plus_invoices_plan_check", sql`${t.plan} in ('monthly', 'yearly')`),
  ],
);

/** The last invoice number of each year. A transaction that fails gives its number back. */
export const plusInvoiceNumbers = pgTable("plus_invoice_numbers", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
