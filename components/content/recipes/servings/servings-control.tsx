"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useRecipe, useServings } from "#components/content/recipes/recipe-context.tsx";
import { ServingsActions, type ServingsActionsProps } from "#components/content/recipes/servings/servings-actions.tsx";
import { formatServings, parseServingsAmount } from "#lib/content/recipes/servings-amount.ts";
import {
  type ChosenServings,
  chooseServings,
  restoreServings,
  servingsLimits,
} from "#lib/platform/browser/chosen-servings.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ServingsLabels {
  fewer: string;
  more: string;
  /** Name of the field. */
  count: string;
  one: string;
  many: string;
  /** With `{count}`, `{unit}`. */
  reset: string;
  announcement: string;
  failed: string;
}

interface ServingsControlProps extends Pick<ServingsActionsProps, "parts" | "conversion"> {
  locale: Locale;
  labels: ServingsLabels;
  icons: { minus: ReactNode; plus: ReactNode };
}

/** Chooses for how many portions or pieces the recipe is shown. */
export function ServingsControl({ locale, labels, icons, parts, conversion }: ServingsControlProps) {
  const { id, servings, isEmbedded } = useRecipe();
  const chosen = useServings();
  const [typed, setTyped] = useState<string>();
  useEffect(() => restoreServings(id, { isEmbedded }), [id, isEmbedded]);

  const { amount } = chosen;
  const isChanged = isOtherThan(servings.amount, chosen);
  const unit = (count: number) => (count > 0 && count <= 1 ? labels.one : labels.many);
  const shown = typed ?? formatServings(amount, locale);

  function choose(next: number) {
    const possible = Math.min(servingsLimits.max, Math.max(servingsLimits.min, next));
    const wanted = { amount: possible, parts: chosen.parts };
    chooseServings(id, isOtherThan(servings.amount, wanted) ? wanted : undefined, { isEmbedded });
  }
  function type(text: string) {
    setTyped(text);
    const next = parseServingsAmount(text);
    if (next !== null) choose(next);
  }

  return (
    <div className="servings">
      <p className="servings-text">
        {formatServings(amount, locale)} {unit(amount)}
      </p>
      <div className="servings-stepper needs-script print:hidden">
        <button type="button" aria-label={labels.fewer} onClick={() => choose(previousAmount(amount))}>
          {icons.minus}
        </button>
        <label>
          <span className="sr-only">{labels.count}</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={shown}
            style={{ width: `${Math.max(1, shown.length) + 0.6}ch` }}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={() => setTyped(undefined)}
          />
          <span aria-hidden="true">{unit(amount)}</span>
        </label>
        <button type="button" aria-label={labels.more} onClick={() => choose(Math.floor(amount + 1))}>
          {icons.plus}
        </button>
      </div>
      <ServingsActions
        locale={locale}
        resetLabel={
          isChanged ? interpolate(labels.reset, { count: servings.amount, unit: unit(servings.amount) }) : undefined
        }
        failedText={labels.failed}
        parts={parts}
        conversion={conversion}
        onChoose={(factor) => choose(servings.amount * factor)}
      />
      <p role="status" className="sr-only">
        {isChanged && interpolate(labels.announcement, { count: formatServings(amount, locale), unit: unit(amount) })}
      </p>
    </div>
  );
}

function isOtherThan(storedAmount: number, { amount, parts }: ChosenServings): boolean {
  return amount !== storedAmount || Object.keys(parts).length > 0;
}

/** One less; below two servings by halves. */
function previousAmount(amount: number): number {
  return amount > 1 ? Math.ceil(amount - 1) : Math.max(servingsLimits.min, amount / 2);
}
