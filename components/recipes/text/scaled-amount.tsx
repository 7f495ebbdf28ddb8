"use client";
import { useScaling } from "#components/recipes/amounts/use-scaling.ts";
import { useRecipe, useServings } from "#components/recipes/recipe-context.tsx";
import { DualText } from "#components/recipes/text/dual-text.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import type { ScaledText } from "#lib/units/format-scaled.ts";

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
  return <DualText metric={metric} us={us ?? metric} />;
}
