import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** The page on which a reader edits their version of a recipe. */
export function adaptationAddress(locale: Locale, recipeId: string): string {
  return routeAddress(locale, "/profile/adaptations/[id]", { id: recipeId });
}
