import { useLocale, useTranslations } from "next-intl";
import { RecipeText } from "#components/content/recipes/text/recipe-text.tsx";
import type { Recipe, RecipeUtensil } from "#lib/content/recipes/recipe.ts";
import { formatAmount } from "#lib/measures/units/amount.ts";

/** Utensils as a comma-separated list: "2 Schüsseln (klein und groß), Springform (24 cm)". */
export function Utensils({ utensils, unitNames }: Pick<Recipe, "utensils" | "unitNames">) {
  const t = useTranslations("recipes.utensils");
  const locale = useLocale();
  if (utensils.length === 0) return null;
  return (
    <section aria-labelledby="utensils-title">
      <h2 id="utensils-title" className="mb-1 text-[1.1875rem] print:mb-[2pt] print:text-[12pt]">
        {t("title")}
      </h2>
      <ul className="text-ink-2 print:text-[9.5pt] print:leading-[1.2]">
        {utensils.map((utensil, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one utensil may stand in the list twice
          <li key={index} className="inline">
            {formatUtensil(utensil, locale)}
            {utensil.sizeParts.length > 0 && (
              <>
                {" ("}
                <RecipeText parts={utensil.sizeParts} unitNames={unitNames} />)
              </>
            )}
            {index < utensils.length - 1 && ", "}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "2 Schüsseln"; an amount of 1 is left out. */
function formatUtensil({ amount, name }: RecipeUtensil, locale: ReturnType<typeof useLocale>): string {
  const count = amount === 1 ? "" : formatAmount({ amount, unit: "", unitCode: null }, locale);
  return [count, name].filter(Boolean).join(" ");
}
