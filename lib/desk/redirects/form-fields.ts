import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const redirectFields = ["path", "target", "form"] as const;
export type RedirectField = (typeof redirectFields)[number];
type RedirectFieldError = DeskErrorCode | "required";
export type RedirectFormState = FormState<RedirectField, RedirectFieldError>;
