import { useFormatter, useTranslations } from "next-intl";
import type { Recipe } from "#lib/content/recipes/recipe.ts";

const grams = ["fat", "protein", "carbohydrate"] as const;

interface NutritionProps {
  nutrition: NonNullable<Recipe["nutrition"]>;
  servingsType: Recipe["servings"]["type"];
}

/** Energy and nutrients of one portion or piece. */
export function Nutrition({ nutrition, servingsType }: NutritionProps) {
  const t = useTranslations("recipes.nutrition");
  const format = useFormatter();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <section
      id="nutrition"
      aria-labelledby="nutrition-title"
      className="mt-10 print:mt-[6pt] print:flex print:items-baseline print:gap-[10pt]"
    >
      <h2 id="nutrition-title" className="mb-2 text-[1.1875rem] print:mb-[2pt] print:text-[12pt]">
        {servingsType === "piece" ? t("perPiece") : t("perPortion")}
      </h2>
      <dl className="grid grid-cols-4 divide-x divide-line rounded-2 border border-line text-center print:flex print:flex-wrap print:gap-x-[12pt] print:divide-x-0 print:border-0">
        <Cell term={t("kcal")} value={number(nutrition.kcal)} />
        {grams.map((name) => (
          <Cell key={name} term={t(name)} value={t("grams", { value: number(nutrition[name]) })} />
        ))}
      </dl>
    </section>
  );
}

function Cell({ term, value }: { term: string; value: string }) {
  return (
    <div className="px-1 py-[0.6rem] sm:px-2 print:flex print:items-baseline print:justify-center print:gap-[3pt] print:p-0">
      <dt className="text-ink-3 text-xs">{term}</dt>
      <dd className="font-strong tabular-nums">{value}</dd>
    </div>
  );
}
