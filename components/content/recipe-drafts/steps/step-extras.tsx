"use client";
import { useTranslations } from "next-intl";
import { StaleNote } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import type { TranslationContext } from "#components/content/recipe-drafts/steps/step-card.tsx";
import type { StepActions } from "#components/content/recipe-drafts/steps/use-step-actions.ts";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { DraftStep } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { changeMarkedText, toEditedText } from "#lib/content/recipe-drafts/editing/marked-text.ts";
import type { createMarkupContext } from "#lib/content/recipe-drafts/editing/step-ingredients.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface StepExtrasProps {
  step: DraftStep;
  path: string;
  language: Locale;
  lookups: DraftLookups;
  markup: ReturnType<typeof createMarkupContext>;
  translation: TranslationContext | null;
  actions: StepActions;
  errorText: (path: string) => string | undefined;
}

/** Heading, tip and utensils of a step, which few steps have. */
export function StepExtras({
  step,
  path,
  language,
  lookups,
  markup,
  translation,
  actions,
  errorText,
}: StepExtrasProps) {
  const t = useTranslations("recipeDrafts.steps");
  const tTranslation = useTranslations("recipeDrafts.translation");
  const written = [{ language, context: markup.context, labels: { heading: t("heading"), tip: t("tip") } }];
  if (translation) {
    const of = { language: translation.language };
    const labels = { heading: tTranslation("headingField", of), tip: tTranslation("tipField", of) };
    written.push({ ...of, context: translation.context, labels });
  }
  const isUsed =
    step.utensilIds.length > 0 || written.some((one) => step.heading[one.language] || step.tip[one.language]);
  const setUtensils = (utensilIds: string[]) => actions.change(step.id, () => ({ utensilIds }));
  const nameOf = (utensilId: string) => lookups.utensils.find((one) => one.id === utensilId)?.names[language].one;
  const others = lookups.utensils.filter((one) => !step.utensilIds.includes(one.id));
  return (
    <details open={isUsed || undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-strong text-primary text-sm">{t("more")}</summary>
      <div className="mt-2 grid gap-4">
        <div className="draft-pair">
          {written.map(({ language: locale, context, labels }) => (
            <StepNotes
              key={locale}
              step={step}
              path={path}
              locale={locale}
              context={context}
              labels={labels}
              actions={actions}
              errorText={errorText}
            />
          ))}
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-2 font-strong text-sm">{t("utensils")}</legend>
          <input type="hidden" name={`${path}.utensilIds`} value="" />
          <div className="flex flex-wrap gap-2 empty:hidden">
            {step.utensilIds.map((utensilId) => (
              <label key={utensilId} className="draft-pick">
                <input
                  type="checkbox"
                  name={`${path}.utensilIds`}
                  value={utensilId}
                  checked
                  onChange={() => setUtensils(step.utensilIds.filter((one) => one !== utensilId))}
                />
                <DialogIcon name="check" />
                {nameOf(utensilId)}
              </label>
            ))}
          </div>
          {step.utensilIds.length < draftLimits.utensils && (
            <select
              name={`${path}.utensilIds`}
              aria-label={t("addUtensil")}
              value=""
              className="text-input mt-2 min-h-12 sm:max-w-72"
              onChange={({ target }) => target.value && setUtensils([...step.utensilIds, target.value])}
            >
              <option value="">{t("addUtensil")}</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.names[language].one}
                </option>
              ))}
            </select>
          )}
        </fieldset>
      </div>
    </details>
  );
}

interface StepNotesProps extends Pick<StepExtrasProps, "step" | "path" | "actions" | "errorText"> {
  locale: Locale;
  context: StepExtrasProps["markup"]["context"];
  labels: { heading: string; tip: string };
}

/** Heading and tip of a step in one language. */
function StepNotes({ step, path, locale, context, labels, actions, errorText }: StepNotesProps) {
  const id = `step-${step.id}-${locale}`;
  return (
    <div className="grid content-start gap-4">
      <TextField
        id={`${id}-heading`}
        name={`${path}.heading.${locale}`}
        label={labels.heading}
        lang={locale}
        maxLength={draftLimits.heading}
        error={errorText(`${path}.heading.${locale}`)}
        value={step.heading[locale]}
        onChange={({ target }) =>
          actions.change(step.id, (own) => ({ heading: { ...own.heading, [locale]: target.value } }))
        }
      />
      <StaleNote path={`${path}.heading.${locale}`} />
      <TextArea
        id={`${id}-tip`}
        name={`${path}.tip.${locale}`}
        label={labels.tip}
        lang={locale}
        maxLength={draftLimits.tip}
        error={errorText(`${path}.tip.${locale}`)}
        value={toEditedText(step.tip[locale], context)}
        onChange={({ target }) =>
          actions.change(step.id, (own) => ({
            tip: { ...own.tip, [locale]: changeMarkedText(own.tip[locale], target.value, context) },
          }))
        }
      />
      <StaleNote path={`${path}.tip.${locale}`} />
    </div>
  );
}
