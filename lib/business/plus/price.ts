import { type PlusPlan, plusOffer } from "#lib/platform/config/plus-offer.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatEuros } from "#lib/platform/i18n/number.ts";

/** The VAT that a gross price contains, rounded to the cent. */
export function getVatCents(grossCents: number, vatPercent: number = plusOffer.vatPercent): number {
  return grossCents - Math.round((grossCents * 100) / (100 + vatPercent));
}

/** "5,99 €", "€5.99". */
export function formatCents(cents: number, locale: Locale): string {
  return formatEuros(cents / 100, locale);
}

/** What a month costs with a plan, in cents. */
export function getMonthlyCents(plan: PlusPlan): number {
  const { grossCents, months } = plusOffer.prices[plan];
  return Math.round(grossCents / months);
}

/** How much less a month costs with the yearly plan, in percent; zero when it costs no less. */
export function getSavingPercent(): number {
  const saving = 1 - getMonthlyCents("yearly") / getMonthlyCents("monthly");
  return Math.max(0, Math.round(saving * 100));
}
