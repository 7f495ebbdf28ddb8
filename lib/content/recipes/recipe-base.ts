import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { Recipe } from "./recipe.ts";

/** What the tools of a recipe page (servings, timers, cook mode) know of their recipe. */
export interface RecipeBase extends Pick<Recipe, "id" | "title" | "servings" | "unitNames" | "alternates"> {
  /** Site-relative address without query. */
  href: string;
  /** On a page that is about something else. */
  isEmbedded?: boolean;
}

export function toRecipeBase({ id, title, servings, unitNames, alternates }: Recipe, locale: Locale): RecipeBase {
  return { id, title, href: alternates[locale] ?? address(locale, "/recipes"), servings, unitNames, alternates };
}
