import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { LogoProblem } from "#lib/platform/media/logos/logo-svg.ts";

/** Length of the trade in characters as readers see them. */
export const maxTradeLength = 120;
export const maxLogoBytes = 100_000;

/** What editors fill in. `logo` is a file or stands for it; its drawing is kept in `logoSvg`. */
export const partnerFields = ["userId", "tradeDe", "tradeEn", "logo", "logoSvg", "form"] as const;
export type PartnerField = (typeof partnerFields)[number];
export type PartnerFieldError = DeskErrorCode | LogoProblem | "logoTooLarge" | "required" | "tooLong" | "noChoice";
export type PartnerFormState = FormState<PartnerField, PartnerFieldError>;
