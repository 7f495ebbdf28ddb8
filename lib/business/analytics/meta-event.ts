import { createHash } from "node:crypto";
import type { ConversionEvent } from "./schema.ts";

interface EventSource {
  /** Address of the reader's device. */
  clientIp: string;
  sentAt: Date;
}

/**
 * A conversion event as the Conversions API of Meta takes it. What names a person is normalized and
 * hashed; the address of the page loses its query, which can hold tokens and search words.
 *
 * @see
 *   https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
 */
export function toMetaEvent(event: ConversionEvent, { clientIp, sentAt }: EventSource) {
  const { products, value, currency } = event;
  const source = new URL(event.sourceUrl);
  const contents = products?.map(({ sku, quantity }) => ({ id: sku, quantity }));
  return {
    event_name: event.eventName,
    event_time: Math.floor(sentAt.getTime() / 1000),
    event_id: event.eventId,
    event_source_url: source.origin + source.pathname,
    action_source: "website",
    user_data: withoutEmpty({
      client_user_agent: event.userAgent,
      client_ip_address: clientIp,
      em: event.emails?.map(hashEmail),
      ph: event.phones?.map(hashPhone),
      fn: hashName(event.firstName),
      ln: hashName(event.lastName),
      country: hashName(event.country),
      ct: hashName(event.city),
      zp: hash(event.zipCode?.toLowerCase().replace(/[\s-]/g, "")),
    }),
    custom_data: withoutEmpty({ value, currency, contents, content_type: contents && "product" }),
  };
}

/** SHA-256 of an e-mail address without spaces, in lower case. */
export function hashEmail(email: string): string | undefined {
  return hash(email.trim().toLowerCase());
}

/** SHA-256 of the digits of a phone number, beginning with the code of the country. */
export function hashPhone(phone: string): string | undefined {
  // "+49 (0)171" has a zero that is dialled within the country only.
  return hash(phone.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, ""));
}

/** SHA-256 of the letters and digits of a name, in lower case. */
function hashName(name: string | undefined): string | undefined {
  return hash(name?.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ""));
}

function hash(text: string | undefined): string | undefined {
  return text ? createHash("sha256").update(text).digest("hex") : undefined;
}

function withoutEmpty<Values extends Record<string, unknown>>(values: Values): Partial<Values> {
  const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && !value.length);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as Partial<Values>;
}
