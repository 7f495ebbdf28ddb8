"use client";
import { useServings } from "#components/recipes/recipe-context.tsx";
import { interpolate } from "#lib/i18n/interpolate.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { formatServings } from "#lib/recipes/servings-amount.ts";

/** Says beside the heading of a part that its servings are chosen apart: "× 2". */
export function PartFactor({ group, text, locale }: { group: number; text: string; locale: Locale }) {
  const factor = useServings().parts[group];
  return factor === undefined ? null : ` ${interpolate(text, { factor: formatServings(factor, locale) })}`;
}
