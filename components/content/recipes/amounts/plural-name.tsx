"use client";
import { useScaling } from "#components/content/recipes/amounts/use-scaling.ts";
import { useServings } from "#components/content/recipes/recipe-context.tsx";
import type { IngredientNames } from "#lib/content/recipes/recipe.ts";
import type { ScalableIngredient } from "#lib/content/recipes/scalable-ingredient.ts";

interface PluralNameProps {
  names: IngredientNames;
  /** Beside US amounts; null where the names are the same. */
  usNames: IngredientNames | null;
  /** For the stored servings. */
  isPlural: boolean;
  value: ScalableIngredient;
}

/** A name that is singular or plural as the scaled amount demands: "1 onion", "1½ onions". */
export function PluralName({ names, usNames, isPlural, value }: PluralNameProps) {
  const { factor } = useServings(value.group);
  const scaling = useScaling(factor);
  const number = (scaling ? scaling.isScaledNamePlural(value, factor) : isPlural) ? "many" : "one";
  if (usNames === null) return names[number];
  return (
    <>
      <span className="in-metric">{names[number]}</span>
      <span className="in-us">{usNames[number]}</span>
    </>
  );
}
