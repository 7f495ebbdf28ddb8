import { z } from "zod";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";

/**
 * Events that are relayed: those of Meta's standard events that a page of this site can cause.
 *
 * @see https://developers.facebook.com/docs/meta-pixel/reference
 */
const conversionNames = [
  "PageView",
  "Lead",
  "CompleteRegistration",
  "Subscribe",
  "StartTrial",
  "InitiateCheckout",
  "Purchase",
] as const;

const text = (max: number) => z.string().trim().max(max, "length");

/** With the code of the country, which Meta requires. */
const phone = z.string().regex(/^(?:\+|00)[1-9][\d ()/.-]{4,24}$/, "phone");

/** Body of POST /api/fb-events. */
export const conversionEventSchema = z.strictObject({
  eventName: z.enum(conversionNames, "name"),
  /** The same as that of the client-side event, so that both count as one. */
  eventId: z.string().regex(/^[\w-]{8,64}$/, "id"),
  /** Whether the client-side event was sent, too. */
  enableStandardPixel: z.boolean().optional(),
  products: z
    .array(z.strictObject({ sku: text(100).min(1, "required"), quantity: z.int().min(1).max(1000) }))
    .max(100, "tooMany")
    .optional(),
  value: z.number().min(0).max(1_000_000).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "currency")
    .optional(),
  emails: z.array(emailSchema).max(5, "tooMany").optional(),
  phones: z.array(phone).max(5, "tooMany").optional(),
  firstName: text(100).optional(),
  lastName: text(100).optional(),
  /** ISO 3166-1, two letters. */
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, "country")
    .optional(),
  city: text(100).optional(),
  zipCode: text(20).optional(),
  testEventCode: z
    .string()
    .regex(/^\w{1,40}$/, "code")
    .optional(),
  userAgent: text(1000).min(1, "required"),
  sourceUrl: z.url({ protocol: /^https?$/, error: "url" }).max(2000, "length"),
});

export type ConversionEvent = z.infer<typeof conversionEventSchema>;
export type ConversionName = ConversionEvent["eventName"];
