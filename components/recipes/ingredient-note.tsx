import clsx from "clsx";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Measured, UsAmount } from "#components/recipes/measured.tsx";
import { UnitsSwitch } from "#components/recipes/units-switch.tsx";
import { showsUsMeasures } from "#lib/measure/us-measure.ts";
import type { Recipe, RecipeIngredient } from "#lib/recipes/recipe.ts";

const row =
  "grid min-h-11 cursor-pointer grid-cols-[1.5rem_4.9rem_1fr] items-baseline gap-[0.6rem] py-[0.55rem] leading-[1.3] lg:max-xl:grid-cols-[1.5rem_4.2rem_1fr]";
const onPaper = "print:min-h-0 print:grid-cols-[1.7cm_1fr] print:gap-[6pt] print:py-[1.5pt] print:text-[9.5pt]";
const ticked = "has-checked:text-ink-3 has-checked:line-through has-checked:decoration-[1.5px]";
const box = clsx(
  "mt-[0.1rem] grid size-5 cursor-pointer appearance-none place-items-center self-start rounded-1 border-[1.5px] border-line-strong bg-surface",
  "checked:border-kobalt checked:bg-kobalt checked:after:h-[0.66rem] checked:after:w-[0.36rem] checked:after:-translate-y-px checked:after:rotate-42",
  "checked:after:border-on-kobalt checked:after:border-r-2 checked:after:border-b-2 forced-colors:appearance-auto print:hidden",
);

type IngredientNoteProps = Pick<Recipe, "groups" | "servings" | "ovenCelsius"> & {
  /** What can be done with all of it. */
  foot?: ReactNode;
};

/** The Zettel: everything to have at hand, to be ticked off. */
export function IngredientNote({ groups, servings, ovenCelsius, foot }: IngredientNoteProps) {
  const t = useTranslations("recipes.ingredients");
  const units = useTranslations("recipes.units");
  const hasChoice = ovenCelsius !== null || groups.some(({ ingredients }) => ingredients.some(({ us }) => us));
  return (
    <div className="overflow-hidden rounded-2 bg-tint [--ground:var(--tint)]">
      <div className="karo h-3 [--k:6px] print:hidden" />
      <div className="p-5 print:p-0">
        <h2 id="ingredients-title" className="text-xl print:text-[12pt]">
          {t("title")}
        </h2>
        <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 print:block print:min-h-0">
          <p className="font-strong">
            {servings.type === "piece"
              ? t("pieces", { count: servings.amount })
              : t("portions", { count: servings.amount })}
          </p>
          {hasChoice && <UnitsSwitch legend={units("legend")} labels={{ metric: units("metric"), us: units("us") }} />}
        </div>
        {groups.map(({ heading, ingredients }) => (
          <div key={`${heading}-${ingredients[0]?.position}`} className="mt-4 print:mt-[6pt]">
            {heading && (
              <h3 className="font-sans font-strong text-ink-2 text-sm leading-[1.3] tracking-normal">{heading}</h3>
            )}
            <ul>
              {ingredients.map((ingredient) => (
                <li key={ingredient.position} className="border-line not-last:border-b">
                  <Row ingredient={ingredient} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {foot}
      </div>
    </div>
  );
}

function Row({ ingredient }: { ingredient: RecipeIngredient }) {
  const { name, href, characteristic, addition } = ingredient;
  const manner = [characteristic, addition].filter(Boolean).join(", ");
  const locale = useLocale();
  return (
    <label className={clsx(row, ticked, onPaper)}>
      <input type="checkbox" className={box} />
      <b className="text-right font-strong tabular-nums">
        <Measured ingredient={ingredient} />
      </b>{" "}
      <span className="hyphens-auto wrap-anywhere min-w-0">
        {href ? (
          <Link
            href={href}
            prefetch={false}
            className="underline decoration-line-strong hover:text-kobalt hover:decoration-current print:no-underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {ingredient.us && showsUsMeasures[locale] && (
          <small className="in-metric whitespace-nowrap text-ink-3 text-sm print:hidden">
            {" "}
            (<UsAmount measure={ingredient.us} />)
          </small>
        )}
        {manner && <small className="text-ink-3 text-sm print:text-[9pt]"> {manner}</small>}
      </span>
    </label>
  );
}
