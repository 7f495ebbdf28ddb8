import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { anyText, optionalLine } from "#lib/platform/text/text-schema.ts";
import { countGraphemes, isReadable } from "#lib/platform/text/user-text.ts";

/** What a message is about, in the order of the form. */
export const contactTopics = [
  "recipe",
  "account",
  "cooperation",
  "press",
  "jobs",
  "accessibility",
  "privacy",
  "other",
] as const;

/** Lengths in characters as readers see them. */
export const contactLength = { message: { min: 10, max: 5000 }, name: 80 };

/** Fields of the contact form. */
export const contactSchema = z.strictObject({
  topic: z.enum(contactTopics, "noTopic"),
  name: optionalLine(contactLength.name, { missing: "longName", tooLong: "longName" }),
  email: emailSchema,
  message: anyText(contactLength.message.max, { missing: "tooShort", tooLong: "tooLong" }).refine(
    (text) => isReadable(text) && countGraphemes(text) >= contactLength.message.min,
    "tooShort",
  ),
  /** Hidden field that only bots fill in. */
  website: z.string().max(500).default(""),
  locale: z.enum(locales),
});
export type ContactInput = z.infer<typeof contactSchema>;

export const contactFields = ["topic", "name", "email", "message"] as const;
type ContactField = (typeof contactFields)[number];
type ContactFieldError = "noTopic" | "longName" | "badEmail" | "tooShort" | "tooLong";
export type ContactState = FormState<ContactField, ContactFieldError>;
