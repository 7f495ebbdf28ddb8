"use client";
import { useScaling } from "#components/content/recipes/amounts/use-scaling.ts";
import { useRecipe, useServings } from "#components/content/recipes/recipe-context.tsx";
import type { ScalableIngredient } from "#lib/content/recipes/scalable-ingredient.ts";
import type { ScaleNote } from "#lib/measures/units/scale.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export interface IngredientAmountProps {
  value: ScalableIngredient;
  /** The texts for the stored servings; `us` is null where it reads the same as the metric text. */
  stored: { metric: string; us: string | null };
  locale: Locale;
}

/** An amount for the chosen servings in both systems of units; CSS shows one (amount.css). */
export function IngredientAmount(props: IngredientAmountProps) {
  const { metric, us } = useFormatted(props);
  if (us === null) return metric;
  return (
    <>
      <span className="in-metric">{metric}</span>
      <span className="in-us">{us}</span>
    </>
  );
}

/** The US amount in brackets, for readers of metric amounts. */
export function UsNote(props: IngredientAmountProps) {
  const { us } = useFormatted(props);
  return us && <small className="in-metric whitespace-nowrap print:hidden"> ({us})</small>;
}

/** What to know of the scaled amount, such as half eggs. */
export function AmountNotes({ texts, ...props }: IngredientAmountProps & { texts: Record<ScaleNote, string> }) {
  const { notes } = useFormatted(props);
  return notes.length > 0 && <small className="block"> {notes.map((note) => texts[note]).join(" ")}</small>;
}

function useFormatted({ value, stored, locale }: IngredientAmountProps) {
  const { unitNames } = useRecipe();
  const { factor } = useServings(value.group);
  const scaling = useScaling(factor);
  return scaling ? scaling.formatScaled(value, factor, unitNames, locale) : { ...stored, notes: [] };
}
