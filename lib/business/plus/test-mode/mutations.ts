import "server-only";
import { eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { plusContracts, plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import { isTestProvider } from "../providers/configured-provider.ts";
import { renewContract } from "../renewal-mutations.ts";

/**
 * Has time pass for the contract of one user: its dates move into the past, and what is due by then
 * happens. Only with the test provider, like the test clocks of other providers.
 */
export async function advanceTestClock(userId: string, days: number): Promise<void> {
  if (!isTestProvider()) throw new Error("time passes by itself where payments are real");
  const earlier = (column: string) => sql`${sql.identifier(column)} - make_interval(days => ${days})`;
  await db.transaction(async (tx) => {
    await tx
      .update(plusContracts)
      .set({
        trialEndsAt: earlier("trial_ends_at"),
        periodStartsAt: earlier("period_starts_at"),
        periodEndsAt: earlier("period_ends_at"),
        cancelsAt: earlier("cancels_at"),
        cancelledAt: earlier("cancelled_at"),
      })
      .where(eq(plusContracts.userId, userId));
    await tx
      .update(plusPayments)
      .set({ createdAt: earlier("created_at") })
      .where(eq(plusPayments.userId, userId));
    // A withdrawal compares the period of an invoice with that of the contract.
    await tx
      .update(plusInvoices)
      .set({ periodStartsAt: earlier("period_starts_at"), periodEndsAt: earlier("period_ends_at") })
      .where(eq(plusInvoices.userId, userId));
  });
  await renewContract(userId);
}
