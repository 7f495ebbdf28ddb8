import type { UsForm } from "#lib/measures/units/us-form.ts";
import type { Aisle } from "#lib/platform/config/aisles.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";

/** An ingredient on a list, in both languages: the list follows the language of the page. */
export interface ListedIngredient {
  id: string;
  aisle: Aisle;
  names: Localized<{ one: string; many: string }>;
  /** Weight of one piece in grams, null where it is not known. */
  pieceGrams: number | null;
  /** Missing in lists that a device stored before it was known. */
  us?: UsListing;
}

/** How an ingredient is measured and called where US units are used. */
export interface UsListing {
  /** In g/ml; null when unknown. */
  density: number | null;
  form: UsForm | null;
  names: Partial<Localized<{ one: string; many: string }>>;
}

/** The recipe an item is for; titles and addresses in the languages it exists in. */
export interface ListedRecipe {
  id: string;
  titles: Partial<Localized>;
  hrefs: Partial<Localized>;
  /** Address of a small square picture. */
  picture: string | null;
}

/**
 * An item on a list: an ingredient in the amount one recipe needs, or free text (`ingredient` is
 * null then).
 */
export interface ShoppingItem {
  id: string;
  ingredient: ListedIngredient | null;
  text: string;
  /** In `unit`, or pieces where that is null; null for "salt, to taste". */
  amount: number | null;
  unit: string | null;
  recipe: ListedRecipe | null;
  isTicked: boolean;
}
