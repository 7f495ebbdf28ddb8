import { useTranslations } from "next-intl";
import { Amount } from "#components/content/recipes/amount.tsx";
import { IngredientName } from "#components/content/recipes/amounts/ingredient-name.tsx";
import { IngredientList } from "#components/content/recipes/ingredient-list.tsx";
import { RecipeSteps } from "#components/content/recipes/steps/recipe-steps.tsx";
import { AdaptationBanner } from "#components/kitchen/adaptations/adaptation-banner.tsx";
import { AddToList } from "#components/kitchen/shopping-lists/add-to-list.tsx";
import { listPreparation } from "#lib/content/recipes/cook-mode/preparation.ts";
import type { Recipe, RecipeIngredient } from "#lib/content/recipes/recipe.ts";
import type { AdaptedRecipe } from "#lib/kitchen/adaptations/adapted-queries.ts";
import type { AddableRecipe } from "#lib/kitchen/shopping-lists/addable-recipe.ts";

interface AdaptedRecipeProps {
  recipe: Recipe;
  adapted: AdaptedRecipe;
}

interface AdaptedIngredientsProps extends AdaptedRecipeProps {
  addable: AddableRecipe | null;
}

/** The ingredients as the reader has changed them. */
export function AdaptedIngredients({ recipe, adapted, addable }: AdaptedIngredientsProps) {
  const t = useTranslations("adaptations.banner");
  const originals = new Map(listIngredients(recipe).map((one) => [one.position, one]));
  const current = new Map(listIngredients(adapted).map((one) => [one.position, one]));
  const changed = adapted.changed.flatMap((position) => {
    const [original, own] = [originals.get(position), current.get(position)];
    return original && own ? [[position, <Replaced key={position} original={original} own={own} />] as const] : [];
  });
  const added = adapted.added.map((position) => [position, <small key={position}> · {t("addedNote")}</small>] as const);
  return (
    <IngredientList
      groups={adapted.groups}
      servings={recipe.servings}
      tin={recipe.tin}
      ovenCelsius={recipe.ovenCelsius}
      unitNames={recipe.unitNames}
      notes={Object.fromEntries([...changed, ...added])}
      header={
        <AdaptationBanner
          recipeId={recipe.id}
          conflicts={adapted.conflicts}
          omitted={adapted.omitted.flatMap((position) => originals.get(position)?.name ?? [])}
          latestTry={adapted.latestTry}
        />
      }
      footer={addable && <AddToList recipe={addable} units={recipe.unitNames} />}
    />
  );
}

const listIngredients = ({ groups }: Pick<Recipe, "groups">) => groups.flatMap(({ ingredients }) => ingredients);

/** What the recipe says, for the chosen servings. */
function Replaced({ original, own }: Record<"original" | "own", RecipeIngredient>) {
  const t = useTranslations("adaptations.banner");
  const isSwapped = original.names.one !== own.names.one;
  const isAmountChanged = original.amount !== own.amount || original.unitCode !== own.unitCode;
  return (
    <small>
      {" · "}
      {t("instead")} {isAmountChanged && original.amount !== null && <Amount ingredient={original} />}{" "}
      {(isSwapped || original.amount === null) && <IngredientName ingredient={original} />}
    </small>
  );
}

/** The steps with the notes and words of the reader. */
export function AdaptedSteps({ recipe, adapted }: AdaptedRecipeProps) {
  const t = useTranslations("adaptations.banner");
  const notes = Object.entries(adapted.notes).map(([position, note]) => [
    position,
    <p key={position} className="step-tip whitespace-pre-line">
      <b>{t("stepNote")}</b> {note}
    </p>,
  ]);
  return (
    <RecipeSteps
      steps={adapted.steps}
      unitNames={recipe.unitNames}
      notes={Object.fromEntries(notes)}
      preparation={listPreparation({ groups: adapted.groups, duration: recipe.duration })}
    />
  );
}
