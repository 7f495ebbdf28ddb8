import "server-only";
import Stripe from "stripe";
import { env } from "#lib/platform/config/env.ts";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";

/** The client of Stripe's API, with the address of STRIPE_API_URL. */
export const getStripe = processSingleton("stripe", () => {
  const server = env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null;
  return new Stripe(env.STRIPE_SECRET_KEY ?? "", {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(server && {
      protocol: server.protocol === "http:" ? ("http" as const) : ("https" as const),
      host: server.hostname,
      port: Number(server.port) || (server.protocol === "http:" ? 80 : 443),
    }),
  });
});
