"use client";
import { useServings } from "#components/content/recipes/recipe-context.tsx";
import { formatServings } from "#lib/content/recipes/servings-amount.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Says beside the heading of a part that its servings are chosen apart: "× 2". */
export function PartFactor({ group, text, locale }: { group: number; text: string; locale: Locale }) {
  const factor = useServings().parts[group];
  return factor === undefined ? null : ` ${interpolate(text, { factor: formatServings(factor, locale) })}`;
}
