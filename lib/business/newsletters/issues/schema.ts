import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { cleanText } from "#lib/platform/text/clean-text.ts";
import { anyLine, anyText, requiredLine, versionSchema } from "#lib/platform/text/text-schema.ts";
import { splitAddresses } from "./content-address.ts";

/** Most characters; mail programs show about 70 of a subject and 100 of what follows it. */
export const issueLimits = { subject: 120, preheader: 200, intro: 4000, contents: 8000 };

const intro = anyText(issueLimits.intro);
const subject = requiredLine(issueLimits.subject);
const preheader = anyLine(issueLimits.preheader);

/** Texts of an issue. */
export const issueTextSchema = z.strictObject({ subject, preheader, intro });

/** Fields of the form of an issue. A button that adds a recipe or story sends its address. */
export const issueFormSchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
  subjectDe: subject,
  subjectEn: subject,
  preheaderDe: preheader,
  preheaderEn: preheader,
  introDe: intro,
  introEn: intro,
  contents: z
    .string()
    .max(issueLimits.contents, { error: "tooLong", abort: true })
    .transform(cleanText)
    .transform(splitAddresses),
  add: z.string().max(500).optional(),
});

export const issueFields = [
  "subjectDe",
  "preheaderDe",
  "introDe",
  "subjectEn",
  "preheaderEn",
  "introEn",
  "contents",
] as const;
export type IssueField = (typeof issueFields)[number];
/** `form` is for errors of the whole. */
export const issueFormFields = [...issueFields, "form"] as const;
/** `unknown` is followed by what is no address; "conflict" and "not-draft" are of the whole. */
export type IssueFieldError = "required" | "tooLong" | "tooMany" | "conflict" | "not-draft" | `unknown ${string}`;
export type IssueFormState = FormState<IssueField | "form", IssueFieldError>;

/** Plans an issue: date and time in Berlin, as a field has them. */
export const issuePlanSchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
  time: z.string().max(30).default(""),
  confirmed: z.literal("on").optional(),
});

/** Fields of the other forms: test, send, delete, take a plan back. */
export const issueCommandSchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
  confirmed: z.literal("on").optional(),
});
