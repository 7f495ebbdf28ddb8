import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { countGraphemes, isReadable, normalizeUserLine, normalizeUserText } from "#lib/platform/text/user-text.ts";

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

const isWithin = (text: string, max: number) => text.length <= 5 * max && countGraphemes(text) <= max;

/** Fields of the contact form. */
export const contactSchema = z.strictObject({
  topic: z.enum(contactTopics, "noTopic"),
  name: z
    .string("longName")
    .max(20 * contactLength.name, { error: "longName", abort: true })
    .overwrite(normalizeUserLine)
    .refine((name) => isWithin(name, contactLength.name), "longName")
    .default(""),
  email: emailSchema,
  message: z
    .string("tooShort")
    .max(20 * contactLength.message.max, { error: "tooLong", abort: true })
    .overwrite(normalizeUserText)
    .refine((text) => isWithin(text, contactLength.message.max), "tooLong")
    .refine((text) => isReadable(text) && countGraphemes(text) >= contactLength.message.min, "tooShort"),
  /** Hidden field that only bots fill in. */
  website: z.string().max(500).default(""),
  locale: z.enum(locales),
});
export type ContactInput = z.infer<typeof contactSchema>;

export const contactFields = ["topic", "name", "email", "message"] as const;
type ContactField = (typeof contactFields)[number];
type ContactFieldError = "noTopic" | "longName" | "badEmail" | "tooShort" | "tooLong";
export type ContactState = FormState<ContactField, ContactFieldError>;
