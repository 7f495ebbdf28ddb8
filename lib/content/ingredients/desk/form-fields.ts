import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";

/** Lengths in characters as readers see them. */
export const ingredientLength = { name: 80, summary: 400, text: 2000, body: 20_000, substitute: 120, synonyms: 1000 };

/** How many other names an ingredient has in a language. */
export const maxSynonyms = 30;

/** Names of the checkboxes of the months, January first. */
export const monthFields = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((month) => `month${month}` as const);

/** Texts of an ingredient in each language. */
export const ingredientTextFields = [
  "singular",
  "plural",
  "synonyms",
  "slug",
  "usSingular",
  "usPlural",
  "usSubstitute",
  "deSubstitute",
  "summary",
  "body",
  "storage",
  "substitutes",
] as const;

export const nutritionFields = ["kcal", "fat", "protein", "carbohydrate"] as const;

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const ingredientFields = [
  ...ingredientTextFields.map((name) => `${name}De` as const),
  ...ingredientTextFields.map((name) => `${name}En` as const),
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
type IngredientFieldError =
  | DeskErrorCode
  | ("required" | "tooLong" | "badSlug" | "noChoice" | "badNumber" | "badRange" | "tooManyNames");
export type IngredientFormState = FormState<IngredientField, IngredientFieldError>;
