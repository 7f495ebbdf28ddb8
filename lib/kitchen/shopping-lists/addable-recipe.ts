import { formatAmount } from "#lib/measures/units/amount.ts";
import { unitWord } from "#lib/measures/units/format-us-measure.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Messages } from "#lib/platform/i18n/messages.ts";
import type { UnitNames } from "./display-rows.ts";
import { limits } from "./limits.ts";
import type { ListedIngredient, ListedRecipe, ShoppingItem } from "./shopping-item.ts";

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

interface ListItemOptions {
  recipe: ListedRecipe;
  locale: Locale;
  units: UnitNames;
  /** By which the amount of the recipe is multiplied. */
  factor: number;
}

/** An ingredient of a recipe as an item of the list. */
export function toListItem(
  { id, ingredient, name, amount, unit }: AddableIngredient & { id: string },
  { recipe, locale, units, factor }: ListItemOptions,
): ShoppingItem {
  const scaled = amount && Math.min(limits.amount, amount * factor);
  if (ingredient) return { id, ingredient, text: "", amount: scaled, unit, recipe, isTicked: false };
  // What the list does not know stands in words.
  const quantity = formatAmount({ amount: scaled, unit: unitWord(units, unit, scaled ?? 1), unitCode: unit }, locale);
  const text = [quantity, name].filter(Boolean).join(" ");
  return { id, ingredient: null, text, amount: null, unit: null, recipe, isTicked: false };
}
