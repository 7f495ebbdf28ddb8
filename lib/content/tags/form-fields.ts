import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { localizedFields } from "#lib/platform/i18n/localized-fields.ts";

/** Lengths in characters as readers see them. */
export const tagLength = { title: 60, summary: 400 };

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const tagFields = [...localizedFields("title", "slug", "summary"), "type", "isHidden", "form"] as const;
export type TagField = (typeof tagFields)[number];
type TagFieldError = DeskErrorCode | "required" | "tooLong" | "badSlug" | "noChoice";
export type TagFormState = FormState<TagField, TagFieldError>;
