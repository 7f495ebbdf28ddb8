import "server-only";
import { env } from "#lib/platform/config/env.ts";
import type { PaymentProvider } from "./provider.ts";

/**
 * The provider of PAYMENT_PROVIDER, loaded where it is used; null where Plus is not sold.
 */
export async function getPaymentProvider(): Promise<PaymentProvider | null> {
  if (env.PAYMENT_PROVIDER === "stripe") return (await import("./stripe-provider.ts")).stripeProvider;
  if (env.PAYMENT_PROVIDER === "test") return (await import("./test-provider.ts")).testProvider;
  return null;
}

/** Whether payments are only tried out. */
export function isTestProvider(): boolean {
  return env.PAYMENT_PROVIDER === "test";
}
