"use client";
import { useScaling } from "#components/content/recipes/amounts/use-scaling.ts";
import { useRecipe, useServings } from "#components/content/recipes/recipe-context.tsx";
import { DualText } from "#components/content/recipes/text/dual-text.tsx";
import type { ScaledText } from "#lib/measures/units/format-scaled.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { keepTogether } from "#lib/platform/text/keep-together.ts";

interface ScaledAmountProps {
  value: ScaledText;
  /** The texts for the stored servings. */
  stored: { metric: string; us: string | null };
  /** Position of the ingredient group, whose servings may be chosen apart. */
  group?: number;
  locale: Locale;
}

/** An amount in a sentence, for the chosen servings. */
export function ScaledAmount({ value, stored, group, locale }: ScaledAmountProps) {
  const { unitNames } = useRecipe();
  const { factor } = useServings(group);
  const scaling = useScaling(factor);
  const { metric, us } = scaling ? scaling.formatScaled(value, factor, unitNames, locale) : stored;
  return <DualText metric={keepTogether(metric)} us={keepTogether(us ?? metric)} />;
}
