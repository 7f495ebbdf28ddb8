import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "#lib/auth/secret.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Unsubscribe } from "#lib/mail/letter.ts";

/** The ways out of a subscription, good for as long as it exists and without signing in. */
export function unsubscribeLinks(id: string, locale: Locale): Unsubscribe {
  const query = new URLSearchParams({ id, key: unsubscribeKey(id) });
  return {
    page: `${address(locale, "/newsletter/unsubscribe")}?${query}`,
    door: `/api/email-newsletter/unsubscribe?${query}`,
  };
}

/** Whether the key of a link was made here for this subscription. */
export function isUnsubscribeKey(id: string, key: string): boolean {
  const expected = Buffer.from(unsubscribeKey(id));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function unsubscribeKey(id: string): string {
  return createHmac("sha256", authSecret()).update(`unsubscribe:${id}`).digest("base64url");
}
