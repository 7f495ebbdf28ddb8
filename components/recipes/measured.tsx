import { useLocale, useTranslations } from "next-intl";
import { formatAmount } from "#lib/measure/amount.ts";
import type { UsMeasure } from "#lib/measure/us-measure.ts";
import type { RecipeIngredient } from "#lib/recipes/recipe.ts";

/** The amount of an ingredient, in whatever the reader measures in; both are in the page, and one of them is seen. */
export function Measured({ ingredient }: { ingredient: RecipeIngredient }) {
  const metric = formatAmount(ingredient, useLocale());
  if (!ingredient.us) return metric;
  return (
    <>
      <span className="in-metric">{metric}</span>
      <span className="in-us">
        <UsAmount measure={ingredient.us} />
      </span>
    </>
  );
}

/** "3½ cups" in the language of the page. */
export function UsAmount({ measure: { amount, unit } }: { measure: UsMeasure }) {
  const t = useTranslations("recipes.us");
  const word = t(unit, { count: amount > 1 ? 2 : 1 });
  return formatAmount({ amount, unit: word, unitCode: unit }, useLocale());
}
