import type { PlusPlan } from "#lib/platform/config/plus-offer.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** What a provider reports about a payment, in any order and any number of times. */
export interface PaymentEvent {
  /** Our payment. */
  paymentId: string;
  outcome: "succeeded" | "failed";
  at: Date;
  /** The payment at the provider. */
  reference: string;
  /** Customer and saved method for later payments; null where none is saved. */
  customerRef: string | null;
  methodRef: string | null;
}

/** An order that the member pays on a page of the provider. */
export interface Checkout {
  paymentId: string;
  plan: PlusPlan;
  grossCents: number;
  /** Name of what is bought, in the language of the member. */
  description: string;
  email: string;
  customerRef: string | null;
  locale: Locale;
  /** Absolute addresses after the payment and after going back. */
  successUrl: string;
  cancelUrl: string;
}

/** A payment with a saved method. */
export interface Charge {
  paymentId: string;
  grossCents: number;
  description: string;
  customerRef: string;
  methodRef: string;
}

/** A payment that is paid back whole. */
export interface Refund {
  paymentId: string;
  /** The payment at the provider. */
  reference: string;
  grossCents: number;
}

/** Who takes payments. Contracts, terms and invoices are ours; a provider only moves money. */
export interface PaymentProvider {
  /** Returns the page on which the member pays. Repeated for one payment, it returns one page. */
  startCheckout(checkout: Checkout): Promise<string>;
  /** Charges a saved method, once per payment. Null while the outcome is open: an event follows. */
  charge(charge: Charge): Promise<PaymentEvent | null>;
  /** Pays a payment back, once per payment. */
  refund(refund: Refund): Promise<void>;
  /** Deletes a customer with all saved methods. */
  deleteCustomer(customerRef: string): Promise<void>;
}

/** A member who pays monthly is charged again; a yearly plan needs no saved method. */
export function savesMethod(plan: PlusPlan): boolean {
  return plan === "monthly";
}
