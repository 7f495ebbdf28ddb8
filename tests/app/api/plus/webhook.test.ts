import Stripe from "stripe";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { placeOrder } from "#lib/business/plus/order-mutations.ts";
import { latestPayment, stateOfMember } from "#tests/lib/business/plus/fixtures.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createStripeEvent, startStripeApi } from "#tests/support/servers/stripe-api.ts";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

const secret = "whsec_0123456789abcdef";
let api: Awaited<ReturnType<typeof startStripeApi>>;
let POST: (request: Request, context: object) => Promise<Response>;

beforeAll(async () => {
  api = await startStripeApi();
  vi.stubEnv("PAYMENT_PROVIDER", "stripe");
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_0123456789abcdef");
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", secret);
  vi.stubEnv("STRIPE_API_URL", api.url);
  ({ POST } = await import("#app/api/plus/webhook/route.ts"));
});
afterAll(() => api.stop());

async function send(body: string, key = secret): Promise<number> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: key });
  const headers = { "stripe-signature": signature, "content-type": "application/json" };
  const request = new Request("http://localhost:3000/api/plus/webhook/", { method: "POST", headers, body });
  return (await POST(request, {})).status;
}

test("a hundred copies in any order lead to one state", async () => {
  const member = await createMember();
  expect(await placeOrder(member.id, { plan: "monthly", locale: "de" })).toBe("https://checkout.stripe.com/c/cs_1");
  const { id } = await latestPayment(member.id);
  const events = ["payment_intent.payment_failed", "payment_intent.succeeded", "payment_intent.created"].map((type) =>
    createStripeEvent(type, id),
  );
  const statuses = await Promise.all(Array.from({ length: 102 }, (_, index) => send(events[index % 3] ?? "")));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await stateOfMember(member.id)).toMatchObject({
    isPremium: true,
    contract: { state: "active", plan: "monthly", customerRef: "cus_1", methodRef: "pm_1" },
    payments: [{ state: "succeeded" }],
  });
});

test("refuses an event with another signature", async () => {
  const member = await createMember();
  await placeOrder(member.id, { plan: "yearly", locale: "en" });
  const body = createStripeEvent("payment_intent.succeeded", (await latestPayment(member.id)).id);
  expect(await send(body, "whsec_of_another_account")).toBe(403);
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: false, contract: null });
});

test("accepts an event of a deleted account, so that it is not sent again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await send(createStripeEvent("payment_intent.succeeded", "7f6d1a86-0b2c-4b66-8f42-3b1f5b8f0009"))).toBe(200);
  log.mockRestore();
});

test("metadata that is not ours does no harm", async () => {
  expect(await send(createStripeEvent("payment_intent.succeeded", "order-17"))).toBe(200);
});
