import { useTranslations } from "next-intl";
import { Amount } from "#components/content/recipes/amount.tsx";
import { IngredientName } from "#components/content/recipes/amounts/ingredient-name.tsx";
import { RecipeText } from "#components/content/recipes/text/recipe-text.tsx";
import type { Recipe, RecipeStep, StepIngredient } from "#lib/content/recipes/recipe.ts";

interface StepItemsProps extends Pick<Recipe, "unitNames"> {
  step: RecipeStep;
}

/** Ingredients and utensils of a step. */
export function StepItems({ step: { ingredients, utensils }, unitNames }: StepItemsProps) {
  const t = useTranslations("recipes.steps");
  if (ingredients.length + utensils.length === 0) return null;
  return (
    <ul aria-label={t("uses")} className="step-items">
      {ingredients.map((ingredient) => (
        <li key={ingredient.position}>
          <Used ingredient={ingredient} />
          {ingredient.isFirstUse && <Preparation ingredient={ingredient} unitNames={unitNames} />}
        </li>
      ))}
      {utensils.map((utensil) => (
        <li key={utensil.id} className="step-utensil">
          {utensil.name}
        </li>
      ))}
    </ul>
  );
}

/** "20 g butter", "20 g butter, the rest", "remaining butter", "butter". */
function Used({ ingredient }: { ingredient: StepIngredient }) {
  const t = useTranslations("recipes.steps");
  const name = <IngredientName ingredient={ingredient} />;
  if (ingredient.amount === null) return ingredient.isRest ? t.rich("remaining", { name: () => name }) : name;
  return (
    <>
      <b>
        <Amount ingredient={ingredient} />
      </b>{" "}
      {name}
      {ingredient.isRest && <small>, {t("rest")}</small>}
    </>
  );
}

interface PreparationProps extends Pick<Recipe, "unitNames"> {
  ingredient: Pick<StepIngredient, "preparationParts">;
}

/** What is done with an ingredient beforehand, after its name: ", finely diced". */
export function Preparation({ ingredient: { preparationParts }, unitNames }: PreparationProps) {
  if (preparationParts.length === 0) return null;
  return (
    <small>
      , <RecipeText parts={preparationParts} unitNames={unitNames} />
    </small>
  );
}
