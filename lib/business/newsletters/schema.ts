import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { recipientSchema } from "#lib/platform/mail/email-schema.ts";

/** Where a subscription was requested. */
export type NewsletterLocation = "footer" | "home" | "api" | "settings";

/** Fields of the newsletter form; `website` is a hidden field for bots. */
export const subscribeSchema = z.strictObject({
  email: recipientSchema,
  locale: z.enum(locales),
  location: z.enum(["footer", "home"]),
  website: z.string().max(500),
});

/** Body of POST /api/email-newsletter. */
export const subscribeBodySchema = z.strictObject({ email: recipientSchema, language: z.enum(locales) });

/** Parameters of the confirmation link. */
export const confirmSchema = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

/** Parameters of the unsubscribe link: subscription and signature. */
export const unsubscribeSchema = z.strictObject({
  id: z.uuid(),
  key: z.string().regex(/^[\w-]{43}$/),
});

/** Fields of the switch in the settings. */
export const setNewsletterSchema = z.strictObject({ wanted: z.enum(["true", "false"]), locale: z.enum(locales) });

export type NewsletterState = FormState<"email", "badEmail">;
export type SetNewsletterState = FormState<never, never>;
