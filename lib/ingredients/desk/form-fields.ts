import type { DeskErrorCode } from "#lib/auth/desk-error.ts";
import type { FormState } from "#lib/http/form-state.ts";

/** Lengths in characters as readers see them. */
export const ingredientLength = { name: 80, summary: 400, text: 2000, body: 20_000, substitute: 120, synonyms: 1000 };

/** How many other names an ingredient has in a language. */
export const maxSynonyms = 30;

/** Names of the checkboxes of the months, January first. */
export const monthFields = [
  "month1",
  "month2",
  "month3",
  "month4",
  "month5",
  "month6",
  "month7",
  "month8",
  "month9",
  "month10",
  "month11",
  "month12",
] as const;

/** Fields of each language. */
export const textFields = {
  de: [
    "singularDe",
    "pluralDe",
    "synonymsDe",
    "slugDe",
    "usSingularDe",
    "usPluralDe",
    "usSubstituteDe",
    "deSubstituteDe",
    "summaryDe",
    "bodyDe",
    "storageDe",
    "substitutesDe",
  ],
  en: [
    "singularEn",
    "pluralEn",
    "synonymsEn",
    "slugEn",
    "usSingularEn",
    "usPluralEn",
    "usSubstituteEn",
    "deSubstituteEn",
    "summaryEn",
    "bodyEn",
    "storageEn",
    "substitutesEn",
  ],
} as const;

export const nutritionFields = ["kcal", "fat", "protein", "carbohydrate"] as const;

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const ingredientFields = [
  ...textFields.de,
  ...textFields.en,
  ...nutritionFields,
  "density",
  "pieceGrams",
  "usForm",
  "aisle",
  "shelfLifeDays",
  "isStaple",
  "hasPage",
  ...monthFields,
  "form",
] as const;
export type IngredientField = (typeof ingredientFields)[number];
export type IngredientFieldError =
  | DeskErrorCode
  | ("required" | "tooLong" | "badSlug" | "noChoice" | "badNumber" | "badRange" | "tooManyNames");
export type IngredientFormState = FormState<IngredientField, IngredientFieldError>;
/** State of the forms that delete and merge. */
export type IngredientChangeState = FormState<"form", DeskErrorCode>;
