import "server-only";
import { createSignature, isValidSignature } from "#lib/platform/auth/signed-token.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { UnsubscribeLinks } from "#lib/platform/mail/email.ts";
import { address } from "#lib/platform/routing/address.ts";

/** Creates the unsubscribe links of a subscription, which need no sign-in and never expire. */
export function createUnsubscribeLinks(id: string, locale: Locale): UnsubscribeLinks {
  const query = new URLSearchParams({ id, key: createSignature("unsubscribe", id) });
  return {
    pageLink: `${address(locale, "/newsletter/unsubscribe")}?${query}`,
    oneClickLink: `/api/email-newsletter/unsubscribe?${query}`,
  };
}

/** Whether the key is the signature of this subscription. */
export function isValidUnsubscribeKey(id: string, key: string): boolean {
  return isValidSignature("unsubscribe", id, key);
}
