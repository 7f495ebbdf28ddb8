import { applyPaymentEvent } from "#lib/business/plus/payment-mutations.ts";
import { env } from "#lib/platform/config/env.ts";
import { createRouteHandler, json, readText } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export const dynamic = "force-dynamic";

/**
 * Receives events of Stripe. Its signature says who sends them; another answer than 2xx makes
 * Stripe send an event again.
 *
 * @see https://docs.stripe.com/webhooks
 */
export const POST = createRouteHandler(
  async (request: Request) => {
    const secret = env.STRIPE_WEBHOOK_SECRET;
    if (env.PAYMENT_PROVIDER !== "stripe" || !secret) throw new ApiError("missing");
    const [{ readStripeEvent }, body] = await Promise.all([
      import("#lib/business/plus/providers/stripe-provider.ts"),
      readText(request),
    ]);
    const event = readStripeEvent(body, request.headers.get("stripe-signature") ?? "", secret);
    if (event === "forged") throw new ApiError("forbidden");
    if (event) await applyPaymentEvent(event);
    return json({ received: true });
  },
  { allowCrossOrigin: true },
);
