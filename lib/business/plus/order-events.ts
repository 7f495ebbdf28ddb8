import type { AnalyticsEvent } from "#lib/platform/browser/analytics.ts";
import type { PlusPlan } from "#lib/platform/config/plus-offer.ts";

/** A paid order as events need it. */
interface PaidOrder {
  plan: PlusPlan;
  grossCents: number;
}

/** What analytics learns of a paid order: plan and price, nothing of the member. */
export function listOrderEvents({ plan, grossCents }: PaidOrder): AnalyticsEvent[] {
  const order = { plan, value: grossCents / 100, currency: "EUR" } as const;
  return [
    { event: "purchase", ...order },
    // A yearly plan ends by itself.
    ...(plan === "monthly" ? [{ event: "subscription started", ...order } as const] : []),
  ];
}
