import { z } from "zod";
import type { FormState } from "#lib/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";
import { isRecipient } from "#lib/mail/recipient.ts";

/** Where a form may stand. */
export const newsletterLocations = ["footer", "home", "api", "settings"] as const;
export type NewsletterLocation = (typeof newsletterLocations)[number];

const email = z
  .string("badEmail")
  .max(1000, "badEmail")
  .trim()
  .refine(isRecipient, "badEmail")
  .transform((address) => address.toLowerCase());

/** What the form sends; `website` is a field people do not see. */
export const subscribeInput = z.strictObject({
  email,
  locale: z.enum(locales),
  location: z.enum(["footer", "home"]),
  website: z.string().max(500),
});

/** Body of POST /api/email-newsletter. */
export const subscribeBody = z.strictObject({ email, language: z.enum(locales) });

/** What stands in the link of a confirmation mail. */
export const confirmInput = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

/** What stands in the link for leaving: whose subscription, and the proof that the link is ours. */
export const unsubscribeInput = z.strictObject({
  id: z.uuid(),
  key: z.string().regex(/^[\w-]{43}$/),
});

/** What the switch of the settings sends. */
export const setNewsletterInput = z.strictObject({ wanted: z.enum(["true", "false"]), locale: z.enum(locales) });

export type NewsletterState = FormState<"email", "badEmail">;
export type SetNewsletterState = FormState<never, never>;
