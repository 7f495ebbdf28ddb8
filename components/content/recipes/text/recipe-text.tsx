import { useLocale } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { DualText } from "#components/content/recipes/text/dual-text.tsx";
import { DurationValue } from "#components/content/recipes/text/duration-value.tsx";
import { ScaledAmount } from "#components/content/recipes/text/scaled-amount.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { formatValue } from "#lib/measures/markup/format.ts";
import { type AmountOptions, formatTextAmount, toScaledText } from "#lib/measures/markup/format-amount.ts";
import type { RecipeTextAmount, RecipeTextPart } from "#lib/measures/markup/recipe-text.ts";
import type { NounValue } from "#lib/measures/markup/us-nouns.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { keepTogether } from "#lib/platform/text/keep-together.ts";

interface RecipeTextProps {
  parts: RecipeTextPart[];
  unitNames: Recipe["unitNames"];
  /** The step whose text this is, counted from 1. */
  step?: number;
  /** How many durations of the step stand before this text. */
  firstDuration?: number;
}

/**
 * A text of a recipe with its values: amounts follow the chosen servings; amounts, temperatures,
 * lengths and English nouns follow the units. Amounts that scale need a RecipeProvider around them.
 */
export function RecipeText({ parts, unitNames, step, firstDuration = 0 }: RecipeTextProps) {
  const locale = useLocale();
  let position = firstDuration - 1;
  return parts.map((part, index): ReactNode => {
    if (typeof part === "string") return keepTogether(part);
    const key = `${index}-${part.type}`;
    if (part.type === "noun") return <DualText key={key} metric={part.metric} us={part.us} />;
    if (part.type === "duration") {
      position += 1;
      return (
        <DurationValue key={key} value={part} step={step} position={position}>
          {keepTogether(formatValue(part, { locale, unitNames, system: "metric" }))}
        </DurationValue>
      );
    }
    if (part.type === "amount" && !part.isFixed)
      return <ScaledAmount key={key} {...toAmountProps(part, { locale, unitNames })} locale={locale} />;
    return <Fragment key={key}>{renderStatic(part, locale, unitNames)}</Fragment>;
  });
}

/** What the client needs to know of an amount, and no more. */
function toAmountProps(part: RecipeTextAmount, options: AmountOptions) {
  return { value: toScaledText(part), stored: formatTextAmount(part, options), group: part.group ?? undefined };
}

function renderStatic(
  value: Exclude<RecipeTextPart, string | NounValue>,
  locale: Locale,
  unitNames: Recipe["unitNames"],
): ReactNode {
  const { density, usForm, pieceGrams } = value.type === "amount" ? value : { density: null };
  const options = { locale, unitNames, density, usForm, pieceGrams };
  return (
    <DualText
      metric={keepTogether(formatValue(value, { ...options, system: "metric" }))}
      us={keepTogether(formatValue(value, { ...options, system: "us" }))}
    />
  );
}
