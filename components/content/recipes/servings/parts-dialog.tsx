"use client";
import { useId } from "react";
import { useRecipe, useServings } from "#components/content/recipes/recipe-context.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { chooseServings } from "#lib/platform/browser/chosen-servings.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";

const factors = [
  { value: 0.5, sign: "½" },
  { value: 1, sign: "1" },
  { value: 1.5, sign: "1½" },
  { value: 2, sign: "2" },
  { value: 3, sign: "3" },
];

export interface PartsDialogProps {
  /** Headings of the ingredient groups by their position. */
  parts: { group: number; heading: string }[];
  labels: { title: string; hint: string; close: string; factor: string };
  onClose: () => void;
}

/** Changes the servings of single parts of the recipe, apart from the others. */
export function PartsDialog({ parts, labels, onClose }: PartsDialogProps) {
  const id = useId();
  const { id: recipeId, servings: stored, isEmbedded } = useRecipe();
  const { amount, parts: chosen } = useServings();
  useOpenedModal(id, onClose);

  function choose(group: number, factor: number) {
    const { [group]: _, ...others } = chosen;
    const next = factor === 1 ? others : { ...others, [group]: factor };
    const isStored = amount === stored.amount && Object.keys(next).length === 0;
    chooseServings(recipeId, isStored ? undefined : { amount, parts: next }, { isEmbedded });
  }

  return (
    <Modal id={id} title={labels.title} closeLabel={labels.close} closeIcon={<DialogIcon name="x" />}>
      <p className="text-ink-2">{labels.hint}</p>
      {parts.map(({ group, heading }) => (
        <fieldset key={group} className="mt-5">
          <legend className="mb-1 font-strong">{heading}</legend>
          <div className="segmented-control">
            {factors.map(({ value, sign }) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${id}-${group}`}
                  checked={(chosen[group] ?? 1) === value}
                  onChange={() => choose(group, value)}
                  aria-label={interpolate(labels.factor, { factor: sign })}
                />
                <span aria-hidden="true">× {sign}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Modal>
  );
}
