import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";

/** Length of a name in characters as readers see them. */
export const maxUtensilName = 60;

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const utensilFields = ["oneDe", "manyDe", "oneEn", "manyEn", "form"] as const;
export type UtensilField = (typeof utensilFields)[number];
type UtensilFieldError = DeskErrorCode | "required" | "tooLong";
export type UtensilFormState = FormState<UtensilField, UtensilFieldError>;
