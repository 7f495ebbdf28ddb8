import "server-only";
import { createSignature, isValidSignature } from "#lib/platform/auth/signed-token.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { UnsubscribeLinks } from "#lib/platform/mail/email.ts";
import { address } from "#lib/platform/routing/address.ts";

const purpose = "unsubscribe-follow-digest";

/** Creates the unsubscribe links of a user's digest, which need no sign-in and never expire. */
export function createDigestUnsubscribeLinks(userId: string, locale: Locale): UnsubscribeLinks {
  const query = new URLSearchParams({ id: userId, key: createSignature(purpose, userId) });
  return {
    pageLink: `${address(locale, "/newsletter/unsubscribe")}?list=follows&${query}`,
    oneClickLink: `/api/follows/digest/unsubscribe?${query}`,
  };
}

/** Whether the key is the signature of this user's digest. */
export function isValidDigestKey(userId: string, key: string): boolean {
  return isValidSignature(purpose, userId, key);
}
