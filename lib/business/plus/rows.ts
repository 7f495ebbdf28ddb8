import type { plusContracts, plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import type { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";

export type ContractRow = typeof plusContracts.$inferSelect;
export type PaymentRow = typeof plusPayments.$inferSelect;
export type InvoiceRow = typeof plusInvoices.$inferSelect;
