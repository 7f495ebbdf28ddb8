"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { EditorProps } from "#components/content/recipe-drafts/editor-props.ts";
import { StepCard } from "#components/content/recipe-drafts/steps/step-card.tsx";
import { useStepActions } from "#components/content/recipe-drafts/steps/use-step-actions.ts";
import { useErrorText } from "#components/content/recipe-drafts/use-error-text.ts";
import { useListEditing } from "#components/content/recipe-drafts/use-list-editing.ts";
import { Button } from "#components/ui/button.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { createMarkupContext, listStepIngredients } from "#lib/content/recipe-drafts/editing/step-ingredients.ts";
import { findSecondLanguage } from "#lib/content/recipe-drafts/editing/translation.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";

/** Edits the steps of a draft; without script its buttons submit the form. */
export function StepsEditor({ content, onChange, errors, lookups, renderPicture }: StepsEditorProps) {
  const t = useTranslations("recipeDrafts.steps");
  const errorText = useErrorText(errors);
  const editing = useListEditing({ content, onChange });
  const actions = useStepActions(editing, content);
  const markup = useMemo(() => createMarkupContext(content, lookups), [content, lookups]);
  const translation = useMemo(() => {
    const second = findSecondLanguage(content);
    return second && { ...createMarkupContext({ ...content, language: second }, lookups), language: second };
  }, [content, lookups]);
  const { steps } = content;
  const isFull = steps.length >= draftLimits.steps;
  const unused = listStepIngredients(content, -1, lookups).filter(({ otherSteps }) => otherSteps.length === 0);
  const listError = errorText("steps");

  return (
    <div>
      <p role="status" className="sr-only">
        {editing.announcement}
      </p>
      {listError && <p className="draft-row-error mb-3">{listError}</p>}
      <ol className="grid gap-4 empty:hidden">
        {steps.map((step, index) => (
          <StepCard
            key={step.id}
            picture={renderPicture?.(step, index)}
            step={step}
            index={index}
            content={content}
            errors={errors}
            lookups={lookups}
            markup={markup}
            translation={translation}
            actions={actions}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          name="change"
          value="steps:add"
          id="add-step"
          variant="secondary"
          aria-disabled={isFull}
          onClick={(event) => {
            event.preventDefault();
            actions.add();
          }}
        >
          <DialogIcon name="plus" />
          {t(steps.length === 0 ? "addFirst" : "add")}
        </Button>
        {isFull && <p className="text-ink-3 text-sm">{t("full", { count: draftLimits.steps })}</p>}
      </div>
      {steps.length > 0 && unused.length > 0 && (
        <p className="mt-4 text-ink-3 text-sm">{t("unused", { names: unused.map(({ name }) => name).join(", ") })}</p>
      )}
    </div>
  );
}

export interface StepsEditorProps extends EditorProps {
  /** The field for the picture of a step. */
  renderPicture?: (step: EditorProps["content"]["steps"][number], index: number) => React.ReactNode;
}
