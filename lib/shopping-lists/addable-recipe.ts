import type { Messages } from "#lib/i18n/messages.ts";
import type { UnitNames } from "./display-rows.ts";
import type { ListedIngredient, ListedRecipe } from "./shopping-item.ts";

/** A recipe whose ingredients can be added to the list; amounts are for `servings`. */
export interface AddableRecipe {
  recipe: ListedRecipe;
  servings: { amount: number; type: "portion" | "piece" };
  ingredients: AddableIngredient[];
}

interface AddableIngredient {
  /** Null for an ingredient that the site does not know, which has a name. */
  ingredient: ListedIngredient | null;
  name?: string;
  amount: number | null;
  unit: string | null;
  /** Position of its group in the recipe, for which other servings can be chosen. */
  group: number;
  /** A staple is in most kitchens already. */
  isStaple: boolean;
}

/** What the dialog shows. It is part of the recipe's page, so that it opens without network. */
export interface AddModalContent extends AddableRecipe {
  units: UnitNames;
  /** Placeholders in braces are filled by `interpolate`. */
  messages: Messages["shoppingLists"]["addModal"];
}
