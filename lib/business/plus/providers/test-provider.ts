import { currentTime } from "#lib/platform/time/clock.ts";
import { type PaymentEvent, type PaymentProvider, savesMethod } from "./provider.ts";
import { addressOfTestPayment } from "./test-payment-address.ts";

/** Saved methods of the test provider: one pays, the other one is declined. */
export const testMethods = ["test-method-pays", "test-method-declines"] as const;
type TestMethod = (typeof testMethods)[number];

/** Takes no money: the member chooses the outcome on a page of this site. For trying out Plus. */
export const testProvider: PaymentProvider = {
  startCheckout: async ({ paymentId, locale }) => addressOfTestPayment(locale, paymentId),
  charge: async ({ paymentId, customerRef, methodRef }) => ({
    paymentId,
    outcome: methodRef === "test-method-declines" ? "failed" : "succeeded",
    at: currentTime(),
    reference: `test-${paymentId}`,
    customerRef,
    methodRef,
  }),
  refund: async () => {},
  deleteCustomer: async () => {},
};

/** The event of a payment on the test page. `method` is null for a declined payment. */
export function createTestEvent(
  payment: { id: string; userId: string; plan: "monthly" | "yearly" },
  method: TestMethod | null,
): PaymentEvent {
  const isSaved = method !== null && savesMethod(payment.plan);
  return {
    paymentId: payment.id,
    outcome: method === null ? "failed" : "succeeded",
    at: currentTime(),
    reference: `test-${payment.id}`,
    customerRef: isSaved ? `test-customer-${payment.userId}` : null,
    methodRef: isSaved ? method : null,
  };
}
