import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createStripeEvent, startStripeApi } from "#tests/support/servers/stripe-api.ts";

const secret = "whsec_0123456789abcdef";
const payment = "7f6d1a86-0b2c-4b66-8f42-3b1f5b8f0001";

let api: Awaited<ReturnType<typeof startStripeApi>>;
let provider: typeof import("#lib/business/plus/providers/stripe-provider.ts");

beforeAll(async () => {
  api = await startStripeApi();
  vi.stubEnv("PAYMENT_PROVIDER", "stripe");
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_0123456789abcdef");
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", secret);
  vi.stubEnv("STRIPE_API_URL", api.url);
  provider = await import("#lib/business/plus/providers/stripe-provider.ts");
});
afterAll(() => api.stop());
beforeEach(() => {
  api.requests.length = 0;
});

const checkout = {
  paymentId: payment,
  plan: "monthly" as const,
  grossCents: 599,
  description: "Tischlein Plus, ein Monat",
  email: "anna@example.org",
  customerRef: null,
  locale: "de" as const,
  successUrl: "http://localhost:3000/de/profile/plus",
  cancelUrl: "http://localhost:3000/de/checkout",
};
const charge = { paymentId: payment, grossCents: 599, description: "Plus", customerRef: "cus_1", methodRef: "pm_1" };
const sign = (body: string, key = secret) => Stripe.webhooks.generateTestHeaderString({ payload: body, secret: key });

test("opens a checkout page with price, language and our payment, and saves the method", async () => {
  expect(await provider.stripeProvider.startCheckout(checkout)).toBe("https://checkout.stripe.com/c/cs_1");
  const [request] = api.requests;
  expect(request).toMatchObject({ path: "/v1/checkout/sessions", idempotencyKey: `checkout-${payment}` });
  expect(request?.params).toMatchObject({
    mode: "payment",
    locale: "de",
    customer_email: "anna@example.org",
    "line_items[0][price_data][unit_amount]": "599",
    "line_items[0][price_data][currency]": "eur",
    "payment_intent_data[metadata][payment]": payment,
    "payment_intent_data[setup_future_usage]": "off_session",
    success_url: checkout.successUrl,
  });
});

test("saves no method for a plan that is paid once", async () => {
  await provider.stripeProvider.startCheckout({ ...checkout, plan: "yearly", customerRef: "cus_1" });
  const params = api.requests[0]?.params ?? {};
  expect(params).toMatchObject({ customer: "cus_1" });
  expect(params).not.toHaveProperty("payment_intent_data[setup_future_usage]");
});

test("charges a saved method once per payment", async () => {
  expect(await provider.stripeProvider.charge(charge)).toMatchObject({ paymentId: payment, outcome: "succeeded" });
  expect(api.requests[0]).toMatchObject({
    idempotencyKey: `charge-${payment}`,
    params: { customer: "cus_1", payment_method: "pm_1", off_session: "true", confirm: "true" },
  });
});

test("a declined card is a failure, a slow bank an open outcome", async () => {
  expect(await provider.stripeProvider.charge({ ...charge, methodRef: "pm_declined" })).toMatchObject({
    paymentId: payment,
    outcome: "failed",
  });
  expect(await provider.stripeProvider.charge({ ...charge, methodRef: "pm_sepa" })).toBeNull();
});

test("pays a payment back once, also one that was paid back before", async () => {
  const refund = { paymentId: payment, reference: "pi_1", grossCents: 599 };
  await provider.stripeProvider.refund(refund);
  expect(api.requests[0]).toMatchObject({
    path: "/v1/refunds",
    idempotencyKey: `refund-${payment}`,
    params: { payment_intent: "pi_1", amount: "599" },
  });
  await provider.stripeProvider.refund({ ...refund, reference: "pi_refunded" });
  await expect(provider.stripeProvider.refund({ ...refund, reference: "pi_missing" })).rejects.toThrow("No refund.");
});

test("deletes a customer, also one that is gone", async () => {
  await provider.stripeProvider.deleteCustomer("cus_1");
  await provider.stripeProvider.deleteCustomer("cus_gone");
  expect(api.requests.map(({ method }) => method)).toEqual(["DELETE", "DELETE"]);
});

test("reads events with a valid signature only", () => {
  const body = createStripeEvent("payment_intent.succeeded", payment);
  expect(provider.readStripeEvent(body, sign(body), secret)).toEqual({
    paymentId: payment,
    outcome: "succeeded",
    at: new Date(1_795_600_010_000),
    reference: "pi_3SXq1aBcDeFgHiJk0aBcDeFg",
    customerRef: "cus_1",
    methodRef: "pm_1",
  });
  expect(provider.readStripeEvent(body, sign(body, "whsec_other"), secret)).toBe("forged");
  expect(provider.readStripeEvent(body.replace("599", "1"), sign(body), secret)).toBe("forged");
  expect(provider.readStripeEvent(body, "", secret)).toBe("forged");
  const old = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: 1_700_000_000 });
  expect(provider.readStripeEvent(body, old, secret)).toBe("forged");
});

test("other events and payments of others say nothing", () => {
  const created = createStripeEvent("payment_intent.created", payment);
  expect(provider.readStripeEvent(created, sign(created), secret)).toBeNull();
  const foreign = createStripeEvent("payment_intent.succeeded", payment, { metadata: {} });
  expect(provider.readStripeEvent(foreign, sign(foreign), secret)).toBeNull();
});
