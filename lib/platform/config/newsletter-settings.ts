import { z } from "zod";
import { settingDocs } from "./setting-docs.ts";

/** Settings of the newsletter, in the order of .env.example. */
export const newsletterSettings = {
  NEWSLETTER_EMAILS_PER_MINUTE: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(1000))
    .default(120)
    .register(settingDocs, {
      comment: "Emails of the newsletter that are sent in a minute, by all instances together.",
      hint: "Set NEWSLETTER_EMAILS_PER_MINUTE to a number from 1 to 1000, or leave it out for 120.",
      example: "120",
    }),
  NEWSLETTER_WEBHOOK_TOKEN: z
    .string()
    .regex(/^[\w-]{32,256}$/)
    .optional()
    .register(settingDocs, {
      comment: "Token with which the email provider posts bounces and complaints to /api/email-newsletter/bounces/.",
      hint: "Set NEWSLETTER_WEBHOOK_TOKEN to 32 or more random letters and digits, or leave it out.",
      example: "32-or-more-random-letters-and-digits",
      isSecret: true,
    }),
};
