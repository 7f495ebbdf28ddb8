import { useTranslations } from "next-intl";
import { Amount } from "#components/content/recipes/amount.tsx";
import { IngredientName } from "#components/content/recipes/amounts/ingredient-name.tsx";
import { RecipeText } from "#components/content/recipes/text/recipe-text.tsx";
import type { PreparationGroup, PreparationRow } from "#lib/content/recipes/cook-mode/preparation.ts";
import { preparationStep, type Recipe, stepId } from "#lib/content/recipes/recipe.ts";

interface PreparationPageProps extends Pick<Recipe, "unitNames"> {
  groups: PreparationGroup[];
}

/** The first page of cook mode, before the first step; the page of the recipe hides it. */
export function PreparationPage({ groups, unitNames }: PreparationPageProps) {
  const t = useTranslations("recipes.preparation");
  const cook = useTranslations("recipes.cook");
  return (
    <li id={stepId(preparationStep)} className="step preparation">
      <h3 className="step-heading">
        <span className="step-title">{cook("preparation")}</span>
      </h3>
      <div className="preparation-groups">
        {groups.map(({ kind, rows }) => (
          <section key={kind} aria-labelledby={`preparation-${kind}`}>
            <h4 id={`preparation-${kind}`}>{t(kind)}</h4>
            <ul className="ingredients">
              {rows.map((row) => (
                <li key={row.ingredient.position}>
                  <Row row={row} unitNames={unitNames} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </li>
  );
}

function Row({ row: { ingredient, noteParts, part }, unitNames }: { row: PreparationRow } & Pick<Recipe, "unitNames">) {
  return (
    <label className="ingredient">
      <input type="checkbox" data-tick={`preparation-${ingredient.position}`} />
      <b>
        <Amount ingredient={ingredient} />
      </b>{" "}
      <span>
        <IngredientName ingredient={ingredient} />
        <small>
          {noteParts.length > 0 && ", "}
          <RecipeText parts={noteParts} unitNames={unitNames} />
          {part && ` · ${part}`}
        </small>
      </span>
    </label>
  );
}
