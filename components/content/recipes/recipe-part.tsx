import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Amount, AmountInUsUnits, EggNotes } from "#components/content/recipes/amount.tsx";
import { IngredientName } from "#components/content/recipes/amounts/ingredient-name.tsx";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import { PartFactor } from "#components/content/recipes/servings/part-factor.tsx";
import { PartServingsPanel } from "#components/content/recipes/servings/servings-panel.tsx";
import { RecipeText } from "#components/content/recipes/text/recipe-text.tsx";
import { UnitsSwitch } from "#components/content/recipes/units-switch.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { toRecipeBase } from "#lib/content/recipes/recipe-base.ts";

interface RecipePartProps {
  recipe: Recipe;
  /** Position of the ingredient group. */
  group: number;
  heading: 2 | 3;
}

/** The ingredients of a part of a recipe within a story: the sauce, the pastry. */
export function RecipePart({ recipe, group, heading }: RecipePartProps) {
  const locale = useLocale();
  const t = useTranslations("recipes");
  const id = useId();
  const part = recipe.groups[group];
  if (!part) return null;
  const { ingredients } = part;
  const base = toRecipeBase(recipe, locale);
  const title = part.heading || recipe.title;
  const Heading = `h${heading}` as const;
  return (
    <RecipeProvider recipe={{ ...base, isEmbedded: true }}>
      <section aria-labelledby={id} className="my-10 rounded-2 bg-tint p-5 [--ground:var(--tint)] print:p-0">
        <p className="overline-text">{t("part.from")}</p>
        <Heading id={id} className="text-xl">
          {title}
          <PartFactor group={group} text={t("servings.parts.shown", { factor: "{factor}" })} locale={locale} />
        </Heading>
        <p>
          <Link href={base.href} className="inline-flex min-h-11 items-center underline">
            {recipe.title}
          </Link>
        </p>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <PartServingsPanel servings={recipe.servings} part={{ group, heading: title }} />
          {ingredients.some(({ us }) => us) && (
            <UnitsSwitch legend={t("units.legend")} labels={{ metric: t("units.metric"), us: t("units.us") }} />
          )}
        </div>
        <ul className="mt-3">
          {ingredients.map((ingredient) => (
            <li
              key={ingredient.position}
              className="grid grid-cols-[5.5rem_1fr] gap-3 border-line py-2 not-last:border-b"
            >
              <b className="text-right font-strong tabular-nums">
                <Amount ingredient={ingredient} />
              </b>
              <span>
                <IngredientName ingredient={ingredient} />
                <AmountInUsUnits ingredient={ingredient} />
                {ingredient.noteParts.length > 0 && (
                  <small className="text-ink-3 text-sm">
                    {" "}
                    <RecipeText parts={ingredient.noteParts} unitNames={recipe.unitNames} />
                  </small>
                )}
                <EggNotes ingredient={ingredient} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </RecipeProvider>
  );
}
