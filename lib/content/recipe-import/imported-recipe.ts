import type { RecipeSource } from "#lib/platform/db/tables/recipes.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** A recipe as it was found in a text or on a web page, to be corrected by the writer. */
export interface ImportedRecipe {
  /** Detected; null when the text has too few words of either language. */
  language: Locale | null;
  title: string | null;
  description: string | null;
  servings: { amount: number; type: "portion" | "piece" } | null;
  /** Minutes. */
  duration: { preparation: number | null; baking: number | null; resting: number | null };
  difficulty: "easy" | "medium" | "hard" | null;
  /** Free text, one ingredient a line. */
  ingredientGroups: { heading: string | null; lines: string[] }[];
  steps: { heading: string | null; text: string }[];
  utensils: string[];
  /** Tips and notes that belong to no step; missing or null when there are none. */
  chefsNote?: string | null;
  /** Credited on the draft; the picture is never taken. */
  source: RecipeSource | null;
}
