import type { Locale } from "#lib/platform/i18n/locales.ts";

/** A recipe as the printed cookbook shows it, in one language. */
export interface PrintedRecipe {
  title: string;
  /** Times, servings and author in one line. */
  facts: string;
  summary: string;
  groups: { heading: string; lines: string[] }[];
  steps: { heading: string; text: string }[];
  /** The member's own note; empty without one. */
  note: string;
  /** JPEG; null without a picture. */
  picture: Uint8Array | null;
  /** Ingredients of the index. */
  ingredients: string[];
}

export interface PrintedCookbook {
  title: string;
  owner: string;
  locale: Locale;
  recipes: PrintedRecipe[];
}

/** Larger books would take minutes. */
export const maxPrintedRecipes = 200;
