import "server-only";
import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { plusPayments, plusWithdrawals } from "#lib/platform/db/tables/plus/contracts.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { getPaymentProvider } from "../providers/configured-provider.ts";

const withdrawalYears = 3;

/**
 * Has the provider pay back withdrawn orders, with the means of payment they were paid with
 * (§ 357 (3) BGB). Several processes may run it at once: a provider repays a payment once. What
 * fails is repeated by the next run.
 */
export async function refundWithdrawnPayments(): Promise<void> {
  const provider = await getPaymentProvider();
  if (!provider) return;
  const due = await db
    .select()
    .from(plusPayments)
    .where(and(isNotNull(plusPayments.withdrawnAt), isNull(plusPayments.refundedAt)));
  await runForEach(
    due,
    async ({ id: paymentId, reference, grossCents }) => {
      await provider.refund({ paymentId, reference: reference ?? "", grossCents });
      await db.update(plusPayments).set({ refundedAt: sql`now()` }).where(eq(plusPayments.id, paymentId));
    },
    ({ id }) => `The payment ${id} was not refunded`,
  );
}

/** Deletes declarations after the limitation period (§ 195 BGB). */
export async function deleteOldWithdrawals(): Promise<void> {
  await db
    .delete(plusWithdrawals)
    .where(lte(plusWithdrawals.createdAt, sql`now() - make_interval(years => ${withdrawalYears + 1})`));
}
