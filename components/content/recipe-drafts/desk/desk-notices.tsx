"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useProblemText } from "#components/content/recipe-drafts/fields/problem-text.ts";
import { SaveNotice } from "#components/ui/autosave/save-notice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import type { SectionFormState } from "#lib/content/recipe-drafts/editing/action-schema.ts";
import type { DraftAutosaveState } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { fieldId } from "#lib/content/recipe-drafts/editing/sections.ts";
import { copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";

interface DeskNoticesProps {
  copyKey: string;
  state: DraftAutosaveState;
  /** Result of the form without script. */
  form: SectionFormState;
  icon: ReactNode;
}

/** Why something is not saved. */
export function DeskNotices({ copyKey, state, form, icon }: DeskNoticesProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.notices");
  const tDrafts = useTranslations("recipeDrafts.notices");
  const problemText = useProblemText();
  const errors = form.status === "open" ? [] : Object.entries(form.errors);
  return (
    <div className="mb-7 grid gap-4 empty:hidden">
      {form.status !== "open" && (
        <ErrorSummary
          text={tDrafts(form.status)}
          errors={errors.map(([path, code]) => ({ id: fieldId(path), text: problemText(path, code) }))}
          icon={icon}
        />
      )}
      <SaveNotice
        state={state}
        href={copyAddress(locale, copyKey, "edit")}
        texts={{ gone: t("gone"), refused: t("refused") }}
      />
    </div>
  );
}
