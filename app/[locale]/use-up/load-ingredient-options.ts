import { getTranslations } from "next-intl/server";
import { type IngredientGroup, ingredientGroups } from "#lib/kitchen/pantry/ingredient-groups.ts";
import type { IngredientOption } from "#lib/kitchen/pantry/ingredient-option.ts";
import { listIngredientOptions } from "#lib/kitchen/pantry/queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Loads everything that can be picked, with the names of the groups from the messages. */
export async function loadIngredientOptions(locale: Locale): Promise<IngredientOption[]> {
  const t = await getTranslations({ locale, namespace: "pantry.kinds" });
  const names = Object.fromEntries(ingredientGroups.map((kind) => [kind, t(kind)])) as Record<IngredientGroup, string>;
  return listIngredientOptions(locale, names);
}
