import type { Locale } from "#lib/i18n/locales.ts";
import { type Good, type ListChange, type ListedRecipe, limits, type ShoppingEntry } from "./entry.ts";
import type { ChangeInput } from "./schema.ts";

/** A change as the server takes it. An ingredient brings its name along, should the lexicon not know it any more. */
export function toInput(change: ListChange, locale: Locale): ChangeInput {
  if (change.act === "remove") return change;
  if (change.act === "change") {
    return {
      act: "change",
      items: change.entries.map(({ isTicked, ...rest }) => ({
        ...rest,
        ...(isTicked !== undefined && { ticked: isTicked }),
      })),
    };
  }
  return {
    act: "add",
    items: change.entries.map(({ id, good, text, amount, unit, recipe, isTicked }) => ({
      id,
      ingredient: good?.id,
      recipe: recipe?.id,
      amount,
      unit,
      text: good ? good.names[locale].one.slice(0, limits.text) : text,
      ticked: isTicked,
    })),
  };
}

/** A thing on the list as the API tells of it. */
export interface ItemView {
  id: string;
  ingredient: (Omit<Good, "pieceGrams"> & { piece_grams: number | null }) | null;
  text: string;
  amount: number | null;
  unit: string | null;
  recipe: ListedRecipe | null;
  ticked: boolean;
}

export function fromView({ ingredient, ticked, ...rest }: ItemView): ShoppingEntry {
  if (!ingredient) return { ...rest, good: null, isTicked: ticked };
  const { piece_grams: pieceGrams, ...good } = ingredient;
  return { ...rest, good: { ...good, pieceGrams }, isTicked: ticked };
}
