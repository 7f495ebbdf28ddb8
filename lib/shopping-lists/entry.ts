import type { Aisle } from "#lib/aisles.ts";
import type { Localized } from "#lib/i18n/locales.ts";

/** What fits: things on one list, letters in one's own words, and the largest amount of something. */
export const limits = { items: 500, text: 200, amount: 100_000 };

/** Milliseconds a reader is offered to take something back. */
export const undoMs = 10_000;

/** An ingredient as a shop sees it, in both languages: a list follows the language of the page it is read on. */
export interface Good {
  id: string;
  aisle: Aisle;
  names: Localized<{ one: string; many: string }>;
  /** Weight of one piece, null where it is not known. */
  pieceGrams: number | null;
}

/** The recipe something is for; titles and addresses in the languages it exists in. */
export interface ListedRecipe {
  id: string;
  titles: Partial<Localized>;
  hrefs: Partial<Localized>;
  /** Address of a small square picture. */
  picture: string | null;
}

/** One thing on a list: an ingredient, as much as one recipe needs of it, or somebody's own words (`good` is null then). */
export interface ShoppingEntry {
  id: string;
  good: Good | null;
  text: string;
  /** In `unit`, or pieces where that is null; null for "salt, to taste". */
  amount: number | null;
  unit: string | null;
  recipe: ListedRecipe | null;
  isTicked: boolean;
}

/** What is to become different about one thing. */
export interface EntryChange {
  id: string;
  amount?: number;
  text?: string;
  isTicked?: boolean;
}

/** What can happen to a list. Each asks for a state, so that saying it twice is saying it once. */
export type ListChange =
  | { act: "add"; entries: ShoppingEntry[] }
  | { act: "change"; entries: EntryChange[] }
  | { act: "remove"; ids: string[] };

export type ListProblem = "missing" | "full";
