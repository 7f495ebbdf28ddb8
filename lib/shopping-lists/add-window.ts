import type { Good, ListedRecipe } from "./entry.ts";
import type { UnitWords } from "./lines.ts";

/** The words of the window in which the ingredients of a recipe are put on the list; gaps in braces are filled by it. */
export const addWords = [
  "title",
  "text",
  "portion",
  "portions",
  "piece",
  "pieces",
  "fewer",
  "more",
  "ingredients",
  "add",
  "addOne",
  "addNone",
  "onList",
  "onListOne",
  "toList",
  "full",
  "failed",
  "close",
] as const;
export type AddWord = (typeof addWords)[number];

/** An element of a drawing: its name and its attributes. */
type DrawnElement = [tag: string, attributes: Record<string, string>];

/** A recipe as something to buy for. A staple is in most kitchens already. */
export interface AddableRecipe {
  recipe: ListedRecipe;
  servings: { amount: number; type: "portion" | "piece" };
  wanted: { good: Good; amount: number | null; unit: string | null; isStaple: boolean }[];
}

/** What the window shows; fetched when somebody opens it, so that no page carries it before. */
export interface AddWindow extends AddableRecipe {
  words: Record<AddWord, string>;
  units: UnitWords;
  listHref: string;
  icons: Record<"close" | "plus" | "minus", DrawnElement[]>;
}
