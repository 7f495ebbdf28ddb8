/**
 * An option of the ingredient field in one language: an ingredient, or a group such as "cheese".
 */
export interface IngredientOption {
  /** Key of the ingredient, or the concept of the group. */
  key: string;
  slug: string;
  /** Capitalized; in the plural where the ingredient is counted. */
  title: string;
  /**
   * Ids of ingredients this option replaces. Empty for staples and for groups that are only
   * excluded.
   */
  covers: string[];
  /** Ids of ingredients that are excluded with this option. */
  excludes: string[];
  /** Assumed to be in every kitchen. */
  isStaple: boolean;
  /** Months 1–12; empty for all year. */
  season: number[];
  concepts: string[];
  /** Ancestors of `concepts` in the vocabulary. */
  broaderConcepts: string[];
  /** Normalized names in both languages. */
  names: string[];
  /** Normalized words for `concepts` in both languages. */
  terms: string[];
}

/** What the field shows of an option: the JSON of /api/ingredients/suggestions/. */
export type IngredientSuggestion = Pick<IngredientOption, "slug" | "title">;

/** An ingredient as the database returns it. */
export interface IngredientRow {
  id: string;
  key: string;
  isStaple: boolean;
  season: number[];
  hasPage: boolean;
  /** One per language the ingredient has a name in. */
  texts: { locale: "de" | "en"; slug: string; singular: string; plural: string }[];
}
