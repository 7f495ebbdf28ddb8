import type { ReactNode } from "react";
import { createListeners } from "./stores/listeners.ts";

/*
 * Another rendering of parts of a recipe's page, which is loaded after the page: the version of its
 * reader. The static parts stay in the page and show again when the reader chooses the original.
 */

/** The parts of the page that a variant replaces. */
export type VariantPart = "ingredients" | "steps";

interface Variant {
  recipeId: string;
  parts: Record<VariantPart, ReactNode>;
}

let current: Variant | null = null;
let isShown = false;
const { subscribe, notify } = createListeners();

export const recipeVariant = {
  subscribe,
  /** The loaded parts, whether they are shown or not. */
  read: (recipeId: string) => (current?.recipeId === recipeId ? current.parts : null),
  /** The parts that replace those of the page; null while the original shows. */
  readShown: (recipeId: string) => (isShown && current?.recipeId === recipeId ? current.parts : null),
  readOnServer: () => null,
};

/** Shows other parts of a recipe; null removes them. */
export function setRecipeVariant(variant: Variant | null): void {
  current = variant;
  isShown = variant !== null;
  notify();
}

/** Changes between the original and the variant. */
export function showRecipeVariant(next: boolean): void {
  isShown = next;
  notify();
}
