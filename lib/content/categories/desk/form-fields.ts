import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { localizedFields } from "#lib/platform/i18n/localized-fields.ts";

/** Lengths in characters as readers see them. */
export const categoryLength = { title: 60, summary: 400, metaTitle: 70, metaDescription: 170 };

/** Instead of the id of a group: the category is a group of its own. */
export const topLevel = "top";

/** Texts of a category in each language. */
export const categoryTextFields = ["title", "slug", "summary", "metaTitle", "metaDescription"] as const;

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const categoryFields = [...localizedFields(...categoryTextFields), "parentId", "form"] as const;
export type CategoryField = (typeof categoryFields)[number];
type CategoryFieldError = DeskErrorCode | "required" | "tooLong" | "badSlug" | "noChoice";
export type CategoryFormState = FormState<CategoryField, CategoryFieldError>;
