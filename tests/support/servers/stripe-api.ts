import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface StripeRequest {
  method: string;
  path: string;
  idempotencyKey: string | undefined;
  params: Record<string, string>;
}

/** A server that speaks the part of Stripe's API that the site uses. */
export async function startStripeApi() {
  const requests: StripeRequest[] = [];
  const server = createServer(async (request, response) => {
    const received = await readRequest(request);
    requests.push(received);
    const { status, body } = answer(received);
    response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    requests,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

async function readRequest(request: IncomingMessage): Promise<StripeRequest> {
  const key = request.headers["idempotency-key"];
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    idempotencyKey: typeof key === "string" ? key : undefined,
    params: Object.fromEntries(new URLSearchParams(await text(request))),
  };
}

function answer({ method, path, params }: StripeRequest): { status: number; body: unknown } {
  if (method === "POST" && path === "/v1/checkout/sessions") {
    return { status: 200, body: { id: "cs_1", object: "checkout.session", url: "https://checkout.stripe.com/c/cs_1" } };
  }
  if (method === "POST" && path === "/v1/payment_intents") return answerCharge(params);
  if (method === "POST" && path === "/v1/refunds") return answerRefund(params);
  if (method === "DELETE" && path === "/v1/customers/cus_1") {
    return { status: 200, body: { id: "cus_1", object: "customer", deleted: true } };
  }
  const error = { type: "invalid_request_error", code: "resource_missing", message: `No such resource: ${path}` };
  return { status: 404, body: { error } };
}

function answerCharge(params: Record<string, string>) {
  const status = params.payment_method === "pm_sepa" ? "processing" : "succeeded";
  const intent = { ...createPaymentIntent(params["metadata[payment]"] ?? ""), status, setup_future_usage: null };
  if (params.payment_method !== "pm_declined") return { status: 200, body: intent };
  const declined = { ...intent, status: "requires_payment_method" };
  const error = {
    type: "card_error",
    code: "card_declined",
    message: "Your card was declined.",
    payment_intent: declined,
  };
  return { status: 402, body: { error } };
}

function answerRefund({ payment_intent }: Record<string, string>) {
  if (payment_intent === "pi_1") return { status: 200, body: { id: "re_1", object: "refund", status: "succeeded" } };
  const code = payment_intent === "pi_refunded" ? "charge_already_refunded" : "resource_missing";
  return { status: 400, body: { error: { type: "invalid_request_error", code, message: "No refund." } } };
}

/** A payment intent with the fields of a recorded one. */
export function createPaymentIntent(payment: string) {
  return {
    id: "pi_3SXq1aBcDeFgHiJk0aBcDeFg",
    object: "payment_intent",
    amount: 599,
    amount_received: 599,
    capture_method: "automatic_async",
    confirmation_method: "automatic",
    created: 1_795_600_000,
    currency: "eur",
    customer: "cus_1",
    description: "Tischlein Plus, ein Monat",
    livemode: false,
    metadata: { payment },
    payment_method: "pm_1",
    payment_method_types: ["card"],
    setup_future_usage: "off_session",
    status: "succeeded",
  };
}

/** An event as Stripe sends it to a webhook. */
export function createStripeEvent(type: string, payment: string, changes: object = {}) {
  return JSON.stringify({
    id: "evt_3SXq1aBcDeFgHiJk0aBcDeFg",
    object: "event",
    api_version: "2026-10-28.basil",
    created: 1_795_600_010,
    data: { object: { ...createPaymentIntent(payment), ...changes } },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}
