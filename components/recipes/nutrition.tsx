import { useFormatter, useTranslations } from "next-intl";
import type { Recipe } from "#lib/recipes/recipe.ts";

const grams = ["fat", "protein", "carbohydrate"] as const;

interface NutritionProps {
  nutrition: NonNullable<Recipe["nutrition"]>;
  servingsType: Recipe["servings"]["type"];
}

/** Energy and what it consists of, for one portion or one piece. */
export function Nutrition({ nutrition, servingsType }: NutritionProps) {
  const t = useTranslations("recipes.nutrition");
  const format = useFormatter();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    // Beside the steps it stands at the lower edge of the window, so that is where its link brings it.
    <section
      id="nutrition"
      aria-labelledby="nutrition-title"
      className="lg:scroll-mt-[calc(100vh-var(--header-h)-var(--tabs-h)-9.5rem)]"
    >
      <h2 id="nutrition-title" className="mb-1 text-[1.1875rem] print:mb-[2pt] print:text-[12pt]">
        {servingsType === "piece" ? t("perPiece") : t("perPortion")}
      </h2>
      <dl className="grid grid-cols-4 divide-x divide-line rounded-2 border border-line text-center">
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
    <div className="px-1 py-[0.6rem] sm:px-2 print:px-1 print:py-[2pt]">
      <dt className="text-ink-3 text-xs">{term}</dt>
      <dd className="font-strong tabular-nums">{value}</dd>
    </div>
  );
}
