import type { Locale } from "#lib/platform/i18n/locales.ts";
import { limits } from "./limits.ts";
import type { ListChange } from "./list-change.ts";
import type { RecognizeEntry } from "./recognize-entry.ts";
import type { ListChangeInput } from "./schema.ts";
import type { ListedIngredient, ListedRecipe, ShoppingItem } from "./shopping-item.ts";

/**
 * A change as the server takes it, made `age` milliseconds ago. An ingredient is sent with its
 * name, in case it no longer exists there.
 */
export function toChangeInput(change: ListChange, locale: Locale, age: number): ListChangeInput {
  if (change.type === "remove") return { ...change, age };
  if (change.type === "change") {
    return {
      type: "change",
      age,
      items: change.items.map(({ isTicked, ...rest }) => ({
        ...rest,
        ...(isTicked !== undefined && { ticked: isTicked }),
      })),
    };
  }
  return {
    type: "add",
    age,
    items: change.items.map(({ id, ingredient, text, amount, unit, recipe, isTicked }) => ({
      id,
      ingredient: ingredient?.id,
      recipe: recipe?.id,
      amount,
      unit,
      text: ingredient ? ingredient.names[locale].one.slice(0, limits.textLength) : text,
      ticked: isTicked,
    })),
  };
}

/**
 * An item in answers of the REST API. An own entry has its text as it was typed, beside what was
 * read from it.
 */
interface ApiShoppingItem {
  id: string;
  ingredient: (Omit<ListedIngredient, "pieceGrams"> & { piece_grams: number | null }) | null;
  text: string;
  amount: number | null;
  unit: string | null;
  recipe: ListedRecipe | null;
  ticked: boolean;
}

/** An item in an answer of the REST API. */
export function toApiItem(item: ShoppingItem, recognize: RecognizeEntry): ApiShoppingItem {
  const { id, text, recipe, isTicked } = item;
  const { ingredient: listed, amount, unit } = item.ingredient ? item : recognize(text);
  const ingredient = listed && {
    id: listed.id,
    aisle: listed.aisle,
    names: listed.names,
    piece_grams: listed.pieceGrams,
    us: listed.us,
  };
  return { id, ingredient, text, amount, unit, recipe, ticked: isTicked };
}

/** The list reads own entries itself, so that it does the same without network. */
export function fromApiItem({ ingredient, ticked, ...rest }: ApiShoppingItem): ShoppingItem {
  if (!ingredient || rest.text !== "") {
    return { ...rest, amount: null, unit: null, ingredient: null, isTicked: ticked };
  }
  const { piece_grams: pieceGrams, ...shared } = ingredient;
  return { ...rest, ingredient: { ...shared, pieceGrams }, isTicked: ticked };
}
