import { useLocale, useTranslations } from "next-intl";
import { formatAmount } from "#lib/measure/amount.ts";
import type { RecipeUtensil } from "#lib/recipes/recipe.ts";

/** What has to be in the kitchen beside the ingredients, as one sentence of things. */
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
            {nameOf(utensil, locale)}
            {index < utensils.length - 1 && ", "}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "2 Schüsseln (klein und groß)"; one of a kind goes without saying. */
function nameOf({ amount, name, size }: RecipeUtensil, locale: ReturnType<typeof useLocale>): string {
  const count = amount === 1 ? "" : formatAmount({ amount, unit: "", unitCode: null }, locale);
  return [count, name, size && `(${size})`].filter(Boolean).join(" ");
}
