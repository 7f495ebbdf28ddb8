"use client";
import { useLocale, useTranslations } from "next-intl";
import type { EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { useProblemText } from "#components/content/recipe-drafts/fields/problem-text.ts";
import { Rejection } from "#components/content/recipe-drafts/rejection.tsx";
import { SaveNotice } from "#components/ui/autosave/save-notice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import type { SectionFormState } from "#lib/content/recipe-drafts/editing/action-schema.ts";
import type { DraftAutosaveState } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import {
  type FormSection,
  fieldId,
  newDraftAddress,
  sectionAddress,
} from "#lib/content/recipe-drafts/editing/sections.ts";

interface FormNoticesProps {
  section: FormSection;
  id: string;
  state: DraftAutosaveState;
  /** Result of the form without script. */
  form: SectionFormState;
  rejection: { reason: string; notes: Record<string, string> } | null;
  icons: EditorIcons;
}

/** What the author has to know before the fields: problems of saving, and a rejection. */
export function FormNotices({ section, id, state, form, rejection, icons }: FormNoticesProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.notices");
  const problemText = useProblemText();
  const href = state.version === 0 ? newDraftAddress(locale) : sectionAddress(locale, id, section);
  const errors = form.status === "open" ? [] : Object.entries(form.errors);
  return (
    <div className="mb-7 grid gap-4 empty:hidden">
      {form.status !== "open" && (
        <ErrorSummary
          text={t(form.status)}
          errors={errors.map(([path, code]) => ({ id: fieldId(path), text: problemText(path, code) }))}
          icon={icons.error}
        />
      )}
      <SaveNotice state={state} href={href} texts={{ gone: t("gone"), refused: t("refused") }} />
      {rejection && <Rejection id={id} {...rejection} />}
    </div>
  );
}
