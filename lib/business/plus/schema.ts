import { z } from "zod";
import { plusPlans } from "#lib/platform/config/plus-offer.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { anyLine, anyText, requiredLine } from "#lib/platform/text/text-schema.ts";
import { isReadable } from "#lib/platform/text/user-text.ts";

const locale = z.enum(locales);

/** Fields of the order form. */
export const orderSchema = z.strictObject({
  plan: z.enum(plusPlans, "noPlan"),
  /** Request to start before the withdrawal period ends (§ 357a (2) BGB). */
  consent: z.literal(true, "noConsent"),
  locale,
});

export type OrderField = "plan" | "consent";
export type OrderFieldError = "noPlan" | "noConsent";
export type OrderState = FormState<OrderField, OrderFieldError>;

/** Longest name, and longest number of a contract, in a declaration. */
export const maxLineLength = 200;
export const maxReasonLength = 2000;

/** Fields of the public cancellation form (§ 312k (2) BGB). */
export const cancellationSchema = z
  .strictObject({
    name: requiredLine(maxLineLength, { missing: "noName", tooLong: "noName" }),
    email: emailSchema,
    contract: anyLine(maxLineLength),
    kind: z.enum(["ordinary", "extraordinary"], "noKind"),
    reason: anyText(maxReasonLength),
    endsOn: z.union([z.literal(""), z.iso.date()], "badDate").transform((day) => day || null),
    locale,
    website: z.string().max(500).default(""),
  })
  .refine(({ kind, reason }) => kind === "ordinary" || isReadable(reason), { path: ["reason"], error: "noReason" });

export const cancellationFields = ["name", "email", "contract", "kind", "reason", "endsOn"] as const;
export type CancellationField = (typeof cancellationFields)[number];
export type CancellationFieldError = "noName" | "badEmail" | "tooLong" | "noKind" | "noReason" | "badDate";
/** What was received, formatted in the language of the page. */
export interface DeclarationReceipt {
  reference: string;
  at: string;
  email: string;
  /** False when the address has got as many receipts as it may: then the page is the receipt. */
  isMailed: boolean;
  /** What was declared, in lines. */
  details: string[];
}
export type CancellationState = FormState<CancellationField, CancellationFieldError> & {
  receipt?: DeclarationReceipt;
};
