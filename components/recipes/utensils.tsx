import { useLocale, useTranslations } from "next-intl";
import type { RecipeUtensil } from "#lib/recipes/recipe.ts";
import { formatAmount } from "#lib/units/amount.ts";

/** Utensils as a comma-separated list. */
export function Utensils({ utensils }: { utensils: RecipeUtensil[] }) {
  const t = useTranslations("recipes.utensils");
  const locale = useLocale();
  if (utensils.length === 0) return null;
  return (
    <section aria-labelledby="utensils-title">
      <h2 id="utensils-title" className="mb-1 text-[1.1875rem] print:mb-[2pt] print:text-[12pt]">
        {t("title")}
      </h2>
      <ul className="text-ink-2">
        {utensils.map((utensil, index) => (
          <li key={`${utensil.id}-${utensil.size}`} className="inline">
            {formatUtensil(utensil, locale)}
            {index < utensils.length - 1 && ", "}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "2 Schüsseln (klein und groß)"; an amount of 1 is left out. */
function formatUtensil({ amount, name, size }: RecipeUtensil, locale: ReturnType<typeof useLocale>): string {
  const count = amount === 1 ? "" : formatAmount({ amount, unit: "", unitCode: null }, locale);
  return [count, name, size && `(${size})`].filter(Boolean).join(" ");
}
