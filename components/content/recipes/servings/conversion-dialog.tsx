"use client";
import { type FormEvent, useId, useState } from "react";
import { TinFields } from "#components/content/recipes/servings/tin-fields.tsx";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { useUnits } from "#components/ui/use-units.ts";
import { parseServingsAmount } from "#lib/content/recipes/servings-amount.ts";
import { type Tin, tinFactor } from "#lib/measures/kitchen-text/tin.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Texts } from "#lib/platform/i18n/texts.ts";

export interface ConversionDialogProps {
  locale: Locale;
  /** Ingredients with a single amount, in both systems of units. */
  ingredients: { name: string; metric: { amount: number; unit: string }; us?: { amount: number; unit: string } }[];
  /** The tin that the recipe is for. */
  tin: Tin | null;
  labels: Texts<"recipes.servings.dialog">;
  onChoose: (factor: number) => void;
  onClose: () => void;
}

/** Converts a recipe to what the cook has: another tin, or an amount of one ingredient. */
export function ConversionDialog({ ingredients, tin, labels, onChoose, onClose }: ConversionDialogProps) {
  const dialogId = useId();
  useOpenedModal(dialogId, onClose);

  const apply = (factor: number) => {
    onChoose(factor);
    const dialog = document.getElementById(dialogId);
    if (dialog instanceof HTMLDialogElement) dialog.close();
  };
  return (
    <Modal id={dialogId} title={labels.title} closeLabel={labels.close} closeIcon={<DialogIcon name="x" />}>
      {tin && <TinFields tin={tin} labels={labels} onApply={(own) => apply(tinFactor(tin, own))} />}
      {ingredients.length > 0 && <IngredientFields ingredients={ingredients} labels={labels} onApply={apply} />}
    </Modal>
  );
}

interface IngredientFieldsProps extends Pick<ConversionDialogProps, "ingredients" | "labels"> {
  onApply: (factor: number) => void;
}

function IngredientFields({ ingredients, labels, onApply }: IngredientFieldsProps) {
  const id = useId();
  const system = useUnits();
  const [index, setIndex] = useState(0);
  const [hasError, setError] = useState(false);
  const measures = ingredients.map(({ metric, us }) => (system === "us" && us ? us : metric));
  const measure = measures[index] ?? { amount: 1, unit: "" };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = parseServingsAmount(String(form.get("amount")));
    setError(amount === null);
    if (amount === null) document.getElementById(`${id}-amount`)?.focus();
    else onApply(amount / measure.amount);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-3">
      <h3 className="font-sans font-strong text-base tracking-normal">{labels.byIngredient}</h3>
      <label className="grid gap-1">
        <span className="text-ink-2 text-sm">{labels.ingredient}</span>
        <select
          className="text-input min-h-12"
          value={index}
          onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        >
          {ingredients.map(({ name }, position) => (
            <option key={`${name}-${ingredients[position]?.metric.amount}`} value={position}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        <span className="text-ink-2 text-sm">{labels.have}</span>
        <span className="flex items-center gap-3">
          <input
            id={`${id}-amount`}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            aria-invalid={hasError || undefined}
            aria-describedby={`${id}-error`}
            className="text-input min-h-12 w-28"
          />
          {measure.unit}
        </span>
      </label>
      <FormAlert id={`${id}-error`}>{hasError && labels.invalid}</FormAlert>
      <Button type="submit">{labels.apply}</Button>
    </form>
  );
}
