import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { getAuthSecret } from "#lib/auth/secret.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { UnsubscribeLinks } from "#lib/mail/email.ts";
import { address } from "#lib/routing/address.ts";

/** Creates the unsubscribe links of a subscription, which need no sign-in and never expire. */
export function createUnsubscribeLinks(id: string, locale: Locale): UnsubscribeLinks {
  const query = new URLSearchParams({ id, key: createUnsubscribeKey(id) });
  return {
    pageLink: `${address(locale, "/newsletter/unsubscribe")}?${query}`,
    oneClickLink: `/api/email-newsletter/unsubscribe?${query}`,
  };
}

/** Whether the key is the signature of this subscription. */
export function isValidUnsubscribeKey(id: string, key: string): boolean {
  const expected = Buffer.from(createUnsubscribeKey(id));
  const received = Buffer.from(key);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function createUnsubscribeKey(id: string): string {
  return createHmac("sha256", getAuthSecret()).update(`unsubscribe:${id}`).digest("base64url");
}
