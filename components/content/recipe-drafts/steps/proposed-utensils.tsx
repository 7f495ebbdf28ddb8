"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { StepActions } from "#components/content/recipe-drafts/steps/use-step-actions.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { DraftStep } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { listNamedUtensils } from "#lib/content/recipe-drafts/editing/step-utensils.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ProposedUtensilsProps {
  step: DraftStep;
  language: Locale;
  lookups: DraftLookups;
  actions: StepActions;
}

/** Utensils that the text of a step names, to be added to it. */
export function ProposedUtensils({ step, language, lookups, actions }: ProposedUtensilsProps) {
  const t = useTranslations("recipeDrafts.steps");
  const [dismissed, setDismissed] = useState<string[]>([]);
  const used = [...step.utensilIds, ...dismissed];
  const named = listNamedUtensils(step.text[language], used, lookups, language);
  if (named.length === 0 || step.utensilIds.length >= draftLimits.utensils) return null;
  const id = `step-${step.id}`;
  const focusText = () => document.getElementById(`${id}-text`)?.focus();
  return (
    <div className="needs-script flex flex-wrap items-center gap-2">
      <p id={`${id}-named`} className="text-ink-2 text-sm">
        {t("namedUtensils")}
      </p>
      <ul aria-labelledby={`${id}-named`} className="flex flex-wrap gap-2">
        {named.map((utensil) => (
          <li key={utensil.id} className="draft-value">
            {utensil.name}
            <button
              type="button"
              className="icon-button"
              aria-label={t("useUtensil", { name: utensil.name })}
              onClick={() => {
                focusText();
                actions.announce(t("utensilUsed", { name: utensil.name }));
                actions.change(step.id, (own) => ({ utensilIds: [...own.utensilIds, utensil.id] }));
              }}
            >
              <DialogIcon name="check" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t("dismissUtensil", { name: utensil.name })}
              onClick={() => {
                focusText();
                setDismissed([...dismissed, utensil.id]);
              }}
            >
              <DialogIcon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
