"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EntryNotes } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { MoveButtons } from "#components/content/recipe-drafts/move-buttons.tsx";
import { IngredientPicker } from "#components/content/recipe-drafts/steps/ingredient-picker.tsx";
import { ProposedUtensils } from "#components/content/recipe-drafts/steps/proposed-utensils.tsx";
import { StepExtras } from "#components/content/recipe-drafts/steps/step-extras.tsx";
import { StepText } from "#components/content/recipe-drafts/steps/step-text.tsx";
import type { StepActions } from "#components/content/recipe-drafts/steps/use-step-actions.ts";
import { useErrorText } from "#components/content/recipe-drafts/use-error-text.ts";
import { DragGrip } from "#components/ui/drag-grip.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { DraftContent, DraftStep } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { type createMarkupContext, listStepIngredients } from "#lib/content/recipe-drafts/editing/step-ingredients.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** What texts in another language may name. */
export type TranslationContext = ReturnType<typeof createMarkupContext> & { language: Locale };

export interface StepCardProps {
  step: DraftStep;
  index: number;
  content: DraftContent;
  errors: Record<string, string>;
  lookups: DraftLookups;
  markup: ReturnType<typeof createMarkupContext>;
  /** The same of the language that the texts are translated to. */
  translation: TranslationContext | null;
  actions: StepActions;
  /** The field for its picture. */
  picture?: ReactNode;
}

/** One step: its text with the values in it, the ingredients it uses, its picture and more. */
export function StepCard({
  step,
  index,
  content,
  errors,
  lookups,
  markup,
  translation,
  actions,
  picture,
}: StepCardProps) {
  const t = useTranslations("recipeDrafts.steps");
  const tTranslation = useTranslations("recipeDrafts.translation");
  const errorText = useErrorText(errors);
  const { language } = content;
  const path = `steps.${index}`;
  const id = `step-${step.id}`;
  const name = t("step", { number: index + 1 });
  return (
    <li className="draft-step" data-entry={step.id} aria-label={name}>
      <input type="hidden" name={`${path}.id`} value={step.id} />
      <div className="flex items-center gap-2">
        <span className="draft-step-number" aria-hidden="true">
          {index + 1}
        </span>
        <DragGrip
          id={`${id}-grip`}
          label={t("grip", { name })}
          onOver={(entry) => actions.moveTo(step.id, entry)}
          onDrop={() => actions.announceDrop(step.id)}
          onKeyMove={(direction) => actions.move(step.id, direction, "grip")}
        />
        <MoveButtons
          id={id}
          name={name}
          path={path}
          isFirst={index === 0}
          isLast={index === content.steps.length - 1}
          onMove={(direction) => actions.move(step.id, direction, "button")}
        />
        <button
          type="submit"
          name="change"
          value={`${path}:remove`}
          aria-label={t("remove", { name })}
          className="icon-button"
          onClick={(event) => {
            event.preventDefault();
            actions.remove(step.id);
          }}
        >
          <DialogIcon name="trash" />
        </button>
      </div>
      <EntryNotes path={path} />
      <div className={picture ? "draft-step-body" : "grid gap-5"}>
        <div className="grid min-w-0 gap-5">
          <div className="draft-pair">
            <StepText
              id={`${id}-text`}
              name={`${path}.text.${language}`}
              label={t("text")}
              lang={language}
              placeholder={t("textPlaceholder")}
              stored={step.text[language]}
              error={errorText(`${path}.text.${language}`)}
              markup={markup}
              announce={actions.announce}
              onChange={(text) => actions.change(step.id, (own) => ({ text: { ...own.text, [language]: text } }))}
              onPasteSteps={(text) => actions.paste(step.id, text)}
            />
            {translation && (
              <StepText
                id={`${id}-text-${translation.language}`}
                name={`${path}.text.${translation.language}`}
                label={tTranslation("textField", { language: translation.language })}
                lang={translation.language}
                stored={step.text[translation.language]}
                error={errorText(`${path}.text.${translation.language}`)}
                markup={translation}
                announce={actions.announce}
                onChange={(text) =>
                  actions.change(step.id, (own) => ({ text: { ...own.text, [translation.language]: text } }))
                }
              />
            )}
          </div>
          <ProposedUtensils step={step} language={language} lookups={lookups} actions={actions} />
          <IngredientPicker
            path={path}
            ingredients={listStepIngredients(content, index, lookups)}
            language={language}
            errorText={errorText}
            onUse={(ingredientId, use) => actions.setUse(step.id, ingredientId, use)}
          />
          <StepExtras
            step={step}
            path={path}
            language={language}
            lookups={lookups}
            markup={markup}
            translation={translation}
            actions={actions}
            errorText={errorText}
          />
        </div>
        {picture}
      </div>
    </li>
  );
}
