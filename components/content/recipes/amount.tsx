import { useLocale, useTranslations } from "next-intl";
import {
  AmountNotes,
  IngredientAmount,
  type IngredientAmountProps,
  UsNote,
} from "#components/content/recipes/amounts/ingredient-amount.tsx";
import type { RecipeIngredient } from "#lib/content/recipes/recipe.ts";
import { toScalable } from "#lib/content/recipes/scalable-ingredient.ts";
import { formatAmount } from "#lib/measures/units/amount.ts";
import { formatUsMeasure } from "#lib/measures/units/format-us-measure.ts";
import { hasUsMeasures } from "#lib/measures/units/us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** The amount of an ingredient for the chosen servings, in both systems of units. */
export function Amount({ ingredient }: { ingredient: RecipeIngredient }) {
  return <IngredientAmount {...toProps(ingredient, useLocale())} />;
}

/** The US amount beside the metric one, in languages that show both. */
export function AmountInUsUnits({ ingredient }: { ingredient: RecipeIngredient }) {
  const locale = useLocale();
  return hasUsMeasures[locale] ? <UsNote {...toProps(ingredient, locale)} /> : null;
}

/** That eggs are rounded to halves, and how to take half of one. */
export function EggNotes({ ingredient }: { ingredient: RecipeIngredient }) {
  const locale = useLocale();
  const t = useTranslations("recipes.scaling");
  if (ingredient.usForm !== "egg") return null;
  return (
    <AmountNotes {...toProps(ingredient, locale)} texts={{ eggsRounded: t("eggsRounded"), halfEgg: t("halfEgg") }} />
  );
}

function toProps(ingredient: RecipeIngredient, locale: Locale): IngredientAmountProps {
  const us = ingredient.us && formatUsMeasure(ingredient.us, usUnits[locale], locale);
  return { value: toScalable(ingredient), stored: { metric: formatAmount(ingredient, locale), us }, locale };
}
