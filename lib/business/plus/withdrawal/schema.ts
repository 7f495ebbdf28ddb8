import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { requiredLine } from "#lib/platform/text/text-schema.ts";
import { type DeclarationReceipt, maxLineLength } from "../schema.ts";

/** Fields of the withdrawal function (§ 356a (2) BGB). */
export const withdrawalSchema = z.strictObject({
  name: requiredLine(maxLineLength, { missing: "noName", tooLong: "noName" }),
  email: emailSchema,
  contract: requiredLine(maxLineLength, { missing: "noContract", tooLong: "noContract" }),
  locale: z.enum(locales),
  website: z.string().max(500).default(""),
});

export const withdrawalFields = ["name", "email", "contract"] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];
export type WithdrawalFieldError = "noName" | "badEmail" | "noContract";
export type WithdrawalState = FormState<WithdrawalField, WithdrawalFieldError> & {
  receipt?: DeclarationReceipt;
};

/** The button below the link of the mail. */
export const confirmWithdrawalSchema = z.strictObject({
  token: z.string("dead").max(200, "dead"),
  locale: z.enum(locales),
});
export const confirmWithdrawalFields = ["token"] as const;
/** `dead`: the link is forged, has expired or is older than an order. */
export type ConfirmWithdrawalState = FormState<(typeof confirmWithdrawalFields)[number], "dead">;
