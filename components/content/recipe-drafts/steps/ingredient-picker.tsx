"use client";
import { useTranslations } from "next-intl";
import { AmountField } from "#components/content/recipe-drafts/ingredients/amount-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { StepIngredient } from "#lib/content/recipe-drafts/editing/step-ingredients.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface IngredientPickerProps {
  /** Path of the step in the content. */
  path: string;
  ingredients: StepIngredient[];
  language: Locale;
  errorText: (path: string) => string | undefined;
  onUse: (id: string, use: { amount: number | null } | null) => void;
}

/** Chooses the ingredients of a step; each says whether it is used here, elsewhere or nowhere. */
export function IngredientPicker({ path, ingredients, language, errorText, onUse }: IngredientPickerProps) {
  const t = useTranslations("recipeDrafts.steps");
  if (ingredients.length === 0) return <p className="text-ink-3 text-sm">{t("noIngredients")}</p>;
  // Without a part everything is used: parts matter once a second step uses the ingredient.
  const inParts = ingredients.filter(
    ({ use, otherSteps, row }) => use && row.amount !== null && (otherSteps.length > 0 || use.amount !== null),
  );
  const order = ingredients.filter(({ use }) => use).map(({ id }) => id);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-strong text-sm">{t("ingredients")}</legend>
      {/* Says that the field is on the page when nothing is chosen. */}
      <input type="hidden" name={`${path}.ingredients`} value="" />
      <div className="flex flex-wrap gap-2">
        {ingredients.map(({ id, name, label, otherSteps, use }) => (
          <label key={id} className="draft-pick" data-used={otherSteps.length > 0 ? "" : undefined}>
            <input
              type="checkbox"
              name={`${path}.ingredients`}
              value={id}
              checked={use !== null}
              onChange={(event) => onUse(id, event.target.checked ? { amount: null } : null)}
            />
            <DialogIcon name="check" />
            <span>
              {otherSteps.length > 0 && !use ? name : label}
              {otherSteps.length > 0 && (
                <span className="font-normal"> {t("elsewhere", { steps: otherSteps.join(", ") })}</span>
              )}
              {otherSteps.length === 0 && !use && <span className="sr-only"> ({t("nowhere")})</span>}
            </span>
          </label>
        ))}
      </div>
      {inParts.length > 0 && (
        <div className="mt-3 grid gap-2">
          <p className="text-ink-3 text-sm">{t("partHint")}</p>
          {inParts.map(({ id, row, name, label, use }) => (
            <div key={id} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-2 text-sm">
              <div>
                <AmountField
                  id={`${path.replaceAll(".", "-")}-${id}-part`}
                  label={t("part", { name })}
                  placeholder={t("rest")}
                  value={{ amount: use?.amount ?? null, amountMax: null }}
                  unit={row.unit}
                  locale={language}
                  error={errorText(`${path}.ingredients.${order.indexOf(id)}.amount`)}
                  onChange={({ amount }) => onUse(id, { amount })}
                />
              </div>
              <span>{label}</span>
            </div>
          ))}
        </div>
      )}
    </fieldset>
  );
}
