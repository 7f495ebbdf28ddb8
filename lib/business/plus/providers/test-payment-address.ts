import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

/** The page of the test provider on which a payment is confirmed or declined. */
export function addressOfTestPayment(locale: Locale, paymentId: string): string {
  return `${address(locale, "/checkout/test-payment")}?payment=${paymentId}`;
}
