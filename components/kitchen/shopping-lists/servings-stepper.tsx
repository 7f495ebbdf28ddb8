"use client";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { AddModalContent } from "#lib/kitchen/shopping-lists/addable-recipe.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";

const maxServings = 99;

interface ServingsStepperProps {
  count: number;
  type: AddModalContent["servings"]["type"];
  messages: AddModalContent["messages"];
  onChange: (count: number) => void;
}

/** The number of portions or pieces, between two buttons. */
export function ServingsStepper({ count, type, messages, onChange }: ServingsStepperProps) {
  const singular = type === "piece" ? messages.piece : messages.portion;
  const plural = type === "piece" ? messages.pieces : messages.portions;
  return (
    <div className="mt-4 flex items-center gap-1">
      <StepButton label={messages.fewer} isEnabled={count > 1} onPress={() => onChange(count - 1)} icon="minus" />
      <output className="min-w-28 text-center font-strong">
        {interpolate(count === 1 ? singular : plural, { count })}
      </output>
      <StepButton
        label={messages.more}
        isEnabled={count < maxServings}
        onPress={() => onChange(count + 1)}
        icon="plus"
      />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  isEnabled: boolean;
  onPress: () => void;
  icon: "minus" | "plus";
}

function StepButton({ label, isEnabled, onPress, icon }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && onPress()}
      className="grid size-11 place-items-center rounded-2 border-[1.5px] border-line-strong bg-surface hover:bg-tint aria-disabled:opacity-50"
    >
      <DialogIcon name={icon} />
    </button>
  );
}
