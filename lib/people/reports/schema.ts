import { z } from "zod";
import { type ReportReason, reportTargetTypes } from "#lib/platform/db/tables/community/reports.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { optionalEmailSchema } from "#lib/platform/mail/email-schema.ts";
import { anyLine, anyText, optionalText, requiredText } from "#lib/platform/text/text-schema.ts";
import { countGraphemes, isReadable } from "#lib/platform/text/user-text.ts";
import { maxObjectionLength, maxReporterNameLength, maxReportLength, minNoticeLength } from "./text-length.ts";

/** Reasons of the dialog, in its order; a notice may also name the abuse of children. */
export const dialogReasons = [
  "sexual",
  "harassment",
  "violence",
  "hate",
  "self_harm",
  "spam",
  "copyright",
  "allergen_error",
  "other",
] as const satisfies ReportReason[];

/** Reasons of the notice form, in its order. */
export const noticeReasons = ["child_abuse", ...dialogReasons] as const satisfies ReportReason[];

const locale = z.enum(locales);
/** Hidden field that only bots fill in. */
const website = z.string().max(500).default("");
const targetType = z.enum(reportTargetTypes.filter((type) => type !== "address"));

/** "Other" says nothing without words. */
const needsText = { path: ["text"], error: "required", when: ({ value }: { value: unknown }) => isText(value, "text") };
const isExplained = ({ reason, text }: { reason: ReportReason; text: string }) =>
  reason !== "other" || isReadable(text);

/** Fields of the report dialog. */
export const reportSchema = z
  .strictObject({
    targetType,
    targetId: z.uuid(),
    /** Of the page that the dialog is opened on. */
    address: z.string().max(2000).default(""),
    reason: z.enum(dialogReasons, "noReason"),
    text: anyText(maxReportLength),
    email: optionalEmailSchema,
    locale,
    website,
  })
  .refine(isExplained, needsText);

/** Body of the REST request: names exactly one thing. */
export const reportBodySchema = z
  .strictObject({
    recipe: z.uuid("uuid").optional(),
    story: z.uuid("uuid").optional(),
    comment: z.uuid("uuid").optional(),
    cookbook: z.uuid("uuid").optional(),
    user: z.uuid("uuid").optional(),
    reason: z.enum(dialogReasons, "reason"),
    text: optionalText(maxReportLength),
    email: optionalEmailSchema,
    locale: locale.optional(),
  })
  .refine(isExplained, needsText)
  .refine(
    ({ recipe, story, comment, cookbook, user }) =>
      [recipe, story, comment, cookbook, user].filter(Boolean).length === 1,
    "target",
  );

/** Whether a field has passed its own rules, so that others can refer to it. */
function isText(value: unknown, field: string): boolean {
  return typeof (value as Record<string, unknown> | null)?.[field] === "string";
}

/**
 * Fields of the notice form: Article 16(2) of Regulation (EU) 2022/2065. Name and address are not
 * needed for depictions of the abuse of children, point (c).
 */
export const noticeSchema = z
  .strictObject({
    url: z.string("badUrl").trim().min(1, "badUrl").max(2000, "badUrl"),
    reason: z.enum(noticeReasons, "noReason"),
    text: anyText(maxReportLength).refine((text) => countGraphemes(text) >= minNoticeLength, "tooShort"),
    name: anyLine(maxReporterNameLength, { missing: "longName", tooLong: "longName" }),
    email: optionalEmailSchema,
    goodFaith: z.literal(true, "notConfirmed"),
    locale,
    website,
  })
  .refine(({ reason, name }) => reason === "child_abuse" || isReadable(name), {
    path: ["name"],
    error: "noName",
    when: ({ value }) => isText(value, "name"),
  })
  .refine(({ reason, email: address }) => reason === "child_abuse" || address !== "", {
    path: ["email"],
    error: "badEmail",
    when: ({ value }) => isText(value, "email"),
  });

/** Fields of the objection form; the token is that of the mail. */
export const objectionSchema = z.strictObject({
  token: z.string().max(300),
  text: requiredText(maxObjectionLength),
  locale,
});

type ReportField = "reason" | "text" | "email";
export type ReportFieldError = "noReason" | "required" | "tooLong" | "badEmail";
/** `reference` is the number of a report that was sent. */
export type ReportState = FormState<ReportField, ReportFieldError> & { reference?: string };

export type NoticeField = "url" | "reason" | "text" | "name" | "email" | "goodFaith";
export type NoticeFieldError =
  | "badUrl"
  | "foreignUrl"
  | "noReason"
  | "required"
  | "tooShort"
  | "tooLong"
  | "noName"
  | "longName"
  | "badEmail"
  | "notConfirmed";
export type NoticeState = FormState<NoticeField, NoticeFieldError> & { reference?: string };

export type ObjectionFieldError = "required" | "tooLong";
export type ObjectionState = FormState<"text", ObjectionFieldError>;
