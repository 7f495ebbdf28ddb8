"use client";
import { type FormEvent, useId, useState } from "react";
import type { ConversionDialogProps } from "#components/content/recipes/servings/conversion-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { useUnits } from "#components/ui/use-units.ts";
import { parseServingsAmount } from "#lib/content/recipes/servings-amount.ts";
import type { Tin, TinShape } from "#lib/measures/kitchen-text/tin.ts";

const shapes: TinShape[] = ["round", "rectangular", "loaf"];
const fields = { round: ["diameter"], rectangular: ["length", "width"], loaf: ["length"] } as const;
const centimetresPerInch = 2.54;
/** Tins are smaller; larger numbers are typing errors. */
const maxCentimetres = 100;

interface TinFieldsProps {
  /** The tin of the recipe, whose size is the hint. */
  tin: Tin;
  labels: ConversionDialogProps["labels"];
  onApply: (tin: Tin) => void;
}

/** The cook's own tin, in the units of the page. */
export function TinFields({ tin, labels, onApply }: TinFieldsProps) {
  const id = useId();
  const isUs = useUnits() === "us";
  const perUnit = isUs ? centimetresPerInch : 1;
  const [shape, setShape] = useState<TinShape>(tin.shape);
  const [hasError, setError] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const sizes = fields[shape].map((field) => (parseServingsAmount(String(form.get(field))) ?? 0) * perUnit);
    const invalid = sizes.findIndex((size) => size <= 0 || size > maxCentimetres);
    setError(invalid >= 0);
    if (invalid >= 0) return void document.getElementById(`${id}-${fields[shape][invalid]}`)?.focus();
    const [first = 0, second = 0] = sizes;
    if (shape === "round") onApply({ shape, diameter: first });
    else if (shape === "loaf") onApply({ shape, length: first });
    else onApply({ shape, length: first, width: second });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
      <h3 className="font-sans font-strong text-base tracking-normal">{labels.byTin}</h3>
      <fieldset className="segmented-control">
        <legend className="sr-only">{labels.shape}</legend>
        {shapes.map((option) => (
          <label key={option}>
            <input type="radio" name="shape" checked={option === shape} onChange={() => setShape(option)} />
            {labels[option]}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-4">
        {fields[shape].map((field) => (
          <label key={field} className="grid gap-1">
            <span className="text-ink-2 text-sm">{labels[field]}</span>
            <span className="flex items-center gap-2">
              <input
                id={`${id}-${field}`}
                name={field}
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
                aria-invalid={hasError || undefined}
                aria-describedby={`${id}-error`}
                className="text-input min-h-12 w-20"
              />
              {isUs ? "in" : "cm"}
            </span>
          </label>
        ))}
      </div>
      <FormAlert id={`${id}-error`}>{hasError && labels.invalid}</FormAlert>
      <Button type="submit">{labels.apply}</Button>
    </form>
  );
}
