import { eq } from "drizzle-orm";
import type { PaymentEvent } from "#lib/business/plus/providers/provider.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusContracts, plusPayments } from "#lib/platform/db/tables/plus/contracts.ts";
import { users } from "#lib/platform/db/tables/users.ts";

/** What decides about Plus of a user, for comparisons. */
export async function stateOfMember(userId: string) {
  const [contract] = await db.select().from(plusContracts).where(eq(plusContracts.userId, userId));
  const [user] = await db.select({ isPremium: users.isPremium }).from(users).where(eq(users.id, userId));
  const payments = await db.select().from(plusPayments).where(eq(plusPayments.userId, userId));
  return { contract: contract ?? null, isPremium: user?.isPremium, payments };
}

/** The payment of the latest order. */
export async function latestPayment(userId: string) {
  const payments = await db.select().from(plusPayments).where(eq(plusPayments.userId, userId));
  const latest = payments.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  if (!latest) throw new Error("no payment");
  return latest;
}

export function paymentEvent(paymentId: string, changes: Partial<PaymentEvent> = {}): PaymentEvent {
  return {
    paymentId,
    outcome: "succeeded",
    at: new Date("2026-11-20T10:00:00Z"),
    reference: "pi_1",
    customerRef: "cus_1",
    methodRef: "test-method-pays",
    ...changes,
  };
}
