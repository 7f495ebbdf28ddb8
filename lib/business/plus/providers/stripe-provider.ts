import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { currentTime, currentTimeMs } from "#lib/platform/time/clock.ts";
import {
  type Charge,
  type Checkout,
  type PaymentEvent,
  type PaymentProvider,
  type Refund,
  savesMethod,
} from "./provider.ts";
import { getStripe } from "./stripe-client.ts";

/** Minutes a checkout page can be paid on; at least 30 at Stripe. */
const checkoutMinutes = 31;

/** Stripe Checkout for orders, PaymentIntents with a saved method for renewals. */
export const stripeProvider: PaymentProvider = {
  async startCheckout(checkout: Checkout) {
    const { url } = await getStripe().checkout.sessions.create(createSessionParams(checkout), {
      idempotencyKey: `checkout-${checkout.paymentId}`,
    });
    if (!url) throw new Error("Stripe returned no checkout page");
    return url;
  },

  async charge({ paymentId, grossCents, description, customerRef, methodRef }: Charge) {
    try {
      const intent = await getStripe().paymentIntents.create(
        {
          amount: grossCents,
          currency: "eur",
          description,
          customer: customerRef,
          payment_method: methodRef,
          off_session: true,
          confirm: true,
          metadata: { payment: paymentId },
        },
        { idempotencyKey: `charge-${paymentId}` },
      );
      return toPaymentEvent(intent, intent.status === "succeeded" ? "succeeded" : null, intent.created);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      const reference = error.payment_intent?.id ?? `declined-${paymentId}`;
      return { paymentId, outcome: "failed", at: currentTime(), reference, customerRef, methodRef };
    }
  },

  async refund({ paymentId, reference, grossCents }: Refund) {
    try {
      await getStripe().refunds.create(
        { payment_intent: reference, amount: grossCents, metadata: { payment: paymentId } },
        { idempotencyKey: `refund-${paymentId}` },
      );
    } catch (error) {
      // Refunded before, by an interrupted run or by the operator.
      if (!isStripeCode(error, "charge_already_refunded")) throw error;
    }
  },

  async deleteCustomer(customerRef: string) {
    try {
      await getStripe().customers.del(customerRef);
    } catch (error) {
      // Deleted before, by an interrupted run.
      if (!isStripeCode(error, "resource_missing")) throw error;
    }
  },
};

function isStripeCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

function createSessionParams(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const { paymentId, plan, grossCents, description, email, customerRef, locale } = checkout;
  const isSaved = savesMethod(plan);
  return {
    mode: "payment",
    locale,
    client_reference_id: paymentId,
    ...(customerRef
      ? { customer: customerRef }
      : { customer_email: email, customer_creation: isSaved ? "always" : "if_required" }),
    line_items: [
      { quantity: 1, price_data: { currency: "eur", unit_amount: grossCents, product_data: { name: description } } },
    ],
    payment_intent_data: {
      description,
      metadata: { payment: paymentId },
      ...(isSaved && { setup_future_usage: "off_session" as const }),
    },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.floor(currentTimeMs() / 1000) + checkoutMinutes * 60,
  };
}

/**
 * Verifies the signature of a webhook and returns what it says about a payment; null for events
 * that say nothing.
 */
export function readStripeEvent(body: string, signature: string, secret: string): PaymentEvent | "forged" | null {
  const event = verifyEvent(body, signature, secret);
  if (!event) return "forged";
  if (event.type === "payment_intent.succeeded") return toPaymentEvent(event.data.object, "succeeded", event.created);
  if (event.type === "payment_intent.payment_failed") return toPaymentEvent(event.data.object, "failed", event.created);
  return null;
}

function verifyEvent(body: string, signature: string, secret: string): Stripe.Event | null {
  try {
    return getStripe().webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

function toPaymentEvent(
  intent: Stripe.PaymentIntent,
  outcome: PaymentEvent["outcome"] | null,
  created: number,
): PaymentEvent | null {
  // The account may take other payments, too.
  const { data: paymentId } = z.uuid().safeParse(intent.metadata.payment);
  if (!paymentId || !outcome) return null;
  // Without `setup_future_usage` Stripe lets a method pay only once.
  const isSaved = intent.setup_future_usage === "off_session";
  return {
    paymentId,
    outcome,
    at: new Date(created * 1000),
    reference: intent.id,
    customerRef: isSaved ? toId(intent.customer) : null,
    methodRef: isSaved ? toId(intent.payment_method) : null,
  };
}

function toId(reference: string | { id: string } | null): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
