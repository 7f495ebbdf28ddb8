import { PluralName } from "#components/content/recipes/amounts/plural-name.tsx";
import type { IngredientNames, RecipeIngredient } from "#lib/content/recipes/recipe.ts";
import { toScalable } from "#lib/content/recipes/scalable-ingredient.ts";

/**
 * The name of an ingredient in the number of its amount for the chosen servings, and beside US
 * amounts as Americans call it.
 */
export function IngredientName({ ingredient }: { ingredient: RecipeIngredient }) {
  const { name, names, usNames } = ingredient;
  const isFixed = ingredient.amount === null || (isSame(names) && (usNames === null || isSame(usNames)));
  const isPlural = name === names.many;
  if (!isFixed) {
    return <PluralName names={names} usNames={usNames} isPlural={isPlural} value={toScalable(ingredient)} />;
  }
  if (usNames === null) return name;
  return (
    <>
      <span className="in-metric">{name}</span>
      <span className="in-us">{isPlural ? usNames.many : usNames.one}</span>
    </>
  );
}

const isSame = ({ one, many }: IngredientNames) => one === many;
