import type { Route } from "#lib/platform/routing/routing.ts";
import { env } from "./env.ts";

export const plusPlans = ["monthly", "yearly"] as const;
export type PlusPlan = (typeof plusPlans)[number];

interface PlusPrice {
  /** Length of a paid term. */
  months: number;
  /** Including VAT, in cents. */
  grossCents: number;
}

/**
 * Prices and terms of Plus. A monthly plan continues until it is cancelled; a yearly one ends by
 * itself (§ 309 no. 9 BGB allows no renewal for another year).
 */
export const plusOffer: {
  prices: Record<PlusPlan, PlusPrice>;
  vatPercent: number;
  trialDays: number;
  /** How long a member keeps Plus while a payment fails. */
  graceDays: number;
  /** How long a member may withdraw from an order (§ 355 (2) BGB). */
  withdrawalDays: number;
  /** Users of a household, the member who pays included. */
  householdSize: number;
} = {
  prices: {
    monthly: { months: 1, grossCents: 599 },
    yearly: { months: 12, grossCents: 4680 },
  },
  vatPercent: 19,
  trialDays: 30,
  graceDays: 7,
  withdrawalDays: 14,
  householdSize: 5,
};

/** Whether Plus can be bought here: only with a payment provider. */
export function isPlusSold(): boolean {
  return env.PAYMENT_PROVIDER !== undefined;
}

/** Pages that exist only where Plus is sold. */
const plusRoutes: readonly Route[] = [
  "/cancel-contract",
  "/checkout",
  "/checkout/test-payment",
  "/plus",
  "/withdraw-contract",
  "/withdraw-contract/confirm",
];

/** Whether a page exists only where Plus is sold. */
export function needsPlus(route: string): boolean {
  return (plusRoutes as readonly string[]).includes(route);
}
