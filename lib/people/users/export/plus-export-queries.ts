import "server-only";
import { asc, eq, getTableColumns, or } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import {
  plusCancellations,
  plusContracts,
  plusPayments,
  plusWithdrawals,
} from "#lib/platform/db/tables/plus/contracts.ts";
import { householdInvitations, householdMembers } from "#lib/platform/db/tables/plus/households.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import type { ExportUser } from "../export-queries.ts";

/** Parts of the export about Plus: contract, payments, invoices, declarations and household. */
export const plusExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  "plus-contract": async ({ id }) => {
    const [contract] = await db.select().from(plusContracts).where(eq(plusContracts.userId, id));
    return contract ?? null;
  },
  "plus-payments": ({ id }) =>
    db.select().from(plusPayments).where(eq(plusPayments.userId, id)).orderBy(asc(plusPayments.createdAt)),
  "plus-invoices": ({ id }) =>
    db.select().from(plusInvoices).where(eq(plusInvoices.userId, id)).orderBy(asc(plusInvoices.number)),
  "plus-cancellations": ({ email }) =>
    db
      .select()
      .from(plusCancellations)
      .where(eq(plusCancellations.email, email ?? ""))
      .orderBy(asc(plusCancellations.createdAt)),
  "plus-withdrawals": ({ email }) =>
    db
      .select()
      .from(plusWithdrawals)
      .where(eq(plusWithdrawals.email, email ?? ""))
      .orderBy(asc(plusWithdrawals.createdAt)),
  household: async ({ id, email }) => {
    const { tokenHash: _, ...invitation } = getTableColumns(householdInvitations);
    const [members, sent, received] = await Promise.all([
      db
        .select()
        .from(householdMembers)
        .where(or(eq(householdMembers.memberId, id), eq(householdMembers.ownerId, id)))
        .orderBy(asc(householdMembers.joinedAt)),
      db
        .select(invitation)
        .from(householdInvitations)
        .where(eq(householdInvitations.ownerId, id))
        .orderBy(asc(householdInvitations.createdAt)),
      db
        .select(invitation)
        .from(householdInvitations)
        .where(eq(householdInvitations.email, email ?? ""))
        .orderBy(asc(householdInvitations.createdAt)),
    ]);
    return { members, invitationsSent: sent, invitationsReceived: received };
  },
};
