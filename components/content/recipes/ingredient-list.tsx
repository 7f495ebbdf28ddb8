import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Amount, AmountInUsUnits, EggNotes } from "#components/content/recipes/amount.tsx";
import { IngredientName } from "#components/content/recipes/amounts/ingredient-name.tsx";
import { PartFactor } from "#components/content/recipes/servings/part-factor.tsx";
import { ScaleWarnings } from "#components/content/recipes/servings/scale-warnings.tsx";
import { ServingsPanel } from "#components/content/recipes/servings/servings-panel.tsx";
import { RecipeText } from "#components/content/recipes/text/recipe-text.tsx";
import { ClearTicks } from "#components/content/recipes/ticks/clear-ticks.tsx";
import { UnitsSwitch } from "#components/content/recipes/units-switch.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Recipe, RecipeIngredient } from "#lib/content/recipes/recipe.ts";

type IngredientListProps = Pick<Recipe, "groups" | "servings" | "ovenCelsius" | "tin" | "unitNames"> & {
  /** Below the title. */
  header?: ReactNode;
  /** What else there is to say of an ingredient, by its position. */
  notes?: Record<number, ReactNode>;
  /** Actions for the whole list. */
  footer?: ReactNode;
};

/** The ingredients of a recipe, to be ticked off. */
export function IngredientList(props: IngredientListProps) {
  const { groups, servings, tin, ovenCelsius, unitNames, header, notes, footer } = props;
  const t = useTranslations("recipes.ingredients");
  const units = useTranslations("recipes.units");
  const scaling = useTranslations("recipes.scaling");
  const parts = useTranslations("recipes.servings.parts");
  const locale = useLocale();
  const hasUnitChoice = ovenCelsius !== null || groups.some(({ ingredients }) => ingredients.some(({ us }) => us));
  return (
    <div className="overflow-clip rounded-2 bg-tint [--ground:var(--tint)]">
      <div className="gingham h-3 [--cell:6px] print:hidden" />
      <div className="p-5 max-sm:p-4 print:p-0">
        <h2 id="ingredients-title" className="text-xl print:text-[12pt]">
          {t("title")}
        </h2>
        {header}
        <div className="servings-row mt-1 flex min-h-11 flex-wrap items-start justify-between gap-2 print:block print:min-h-0">
          <ServingsPanel servings={servings} groups={groups} tin={tin} />
          {hasUnitChoice && (
            <UnitsSwitch legend={units("legend")} labels={{ metric: units("metric"), us: units("us") }} />
          )}
        </div>
        <ScaleWarnings
          hasTin={tin !== null}
          isBaked={ovenCelsius !== null}
          texts={{
            useTwoTins: scaling("useTwoTins"),
            useSmallerTin: scaling("useSmallerTin"),
            bakeInBatches: scaling("bakeInBatches"),
            timesChange: scaling("timesChange"),
          }}
        />
        {/* The footer keeps in sight above these, and never covers title and servings. */}
        <div>
          {groups.map(({ heading, ingredients }, group) => (
            <div key={`${heading}-${ingredients[0]?.position}`} className="mt-4 print:mt-[6pt]">
              {heading && (
                <h3 className="font-sans font-strong text-ink-2 text-sm leading-[1.3] tracking-normal">
                  {heading}
                  <PartFactor group={group} text={parts("shown", { factor: "{factor}" })} locale={locale} />
                </h3>
              )}
              <ul className="ingredients">
                {ingredients.map((ingredient) => (
                  <li key={ingredient.position} className="ingredient-row">
                    <IngredientRow ingredient={ingredient} unitNames={unitNames} note={notes?.[ingredient.position]} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <ClearTicks label={t("clear")} undoLabel={t("undo")} clearedMessage={t("cleared")} />
          {footer && <div className="ingredients-footer">{footer}</div>}
        </div>
      </div>
    </div>
  );
}

interface IngredientRowProps extends Pick<Recipe, "unitNames"> {
  ingredient: RecipeIngredient;
  note?: ReactNode;
}

function IngredientRow({ ingredient, unitNames, note }: IngredientRowProps) {
  const { name, href, noteParts } = ingredient;
  const t = useTranslations("recipes.ingredients");
  return (
    <>
      <label className="ingredient">
        <input type="checkbox" data-tick={`ingredient-${ingredient.position}`} />
        <b>
          <Amount ingredient={ingredient} />
        </b>{" "}
        <span>
          <IngredientName ingredient={ingredient} />
          <AmountInUsUnits ingredient={ingredient} />
          {noteParts.length > 0 && (
            <small>
              {" "}
              <RecipeText parts={noteParts} unitNames={unitNames} />
            </small>
          )}
          <Substitutes substitutes={ingredient.substitutes} />
          <EggNotes ingredient={ingredient} />
          {note}
        </span>
      </label>
      {href && (
        <Link href={href} aria-label={t("link", { name })} className="ingredient-link">
          <Icon name="info" />
        </Link>
      )}
    </>
  );
}

/** What to use instead, where the shops that go with the units do not have the ingredient. */
function Substitutes({ substitutes: { de, us } }: Pick<RecipeIngredient, "substitutes">) {
  const t = useTranslations("recipes.ingredients");
  return (
    <>
      {de && <small className="in-metric"> {t("substitute", { substitute: de })}</small>}
      {us && <small className="in-us"> {t("substitute", { substitute: us })}</small>}
    </>
  );
}
