import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";

/** What editors fill in; `groups` is the JSON of `EditedGroup[]`. */
export const menuFields = ["titleDe", "titleEn", "target", "groups", "form"] as const;
export type MenuField = (typeof menuFields)[number];
type MenuFieldError = DeskErrorCode | ("required" | "tooLong" | "noChoice");
export type MenuFormState = FormState<MenuField, MenuFieldError>;

/** Target of an entry whose address is in the configuration. */
export const externalTarget = "external";
