"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { rejectRecipeAction } from "#lib/content/recipe-drafts/review/actions.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface RejectFormProps {
  draft: { id: string; version: number };
  locale: Locale;
  /** Fields that a note can be about: their path in the content, and their name. */
  noteFields: { path: string; name: string }[];
  errorIcon: ReactNode;
}

/** Rejects a draft: a reason, and notes on fields. */
export function RejectForm({ draft, locale, noteFields, errorIcon }: RejectFormProps) {
  const t = useTranslations("recipeReviews.reject");
  const names = noteFields.map(({ path }) => `note.${path}`);
  return (
    <ReviewForm
      name="reject"
      action={rejectRecipeAction}
      hidden={{ id: draft.id, version: String(draft.version), locale }}
      fields={["reason", ...names]}
      submit={t("submit")}
      variant="danger"
      errorIcon={errorIcon}
    >
      {(fields) => (
        <>
          <TextArea
            id={fields.toId("reason")}
            name="reason"
            label={t("reason")}
            hint={t("reasonHint")}
            error={fields.getError("reason")}
            errorIcon={errorIcon}
            defaultValue={fields.values.reason}
            required
            maxLength={draftLimits.reason}
          />
          <details className="border-line border-y py-2" open={names.some((name) => fields.values[name]) || undefined}>
            <summary className="flex min-h-11 cursor-pointer items-center font-strong text-primary text-sm hover:underline">
              {t("notes")}
            </summary>
            <div className="grid gap-4 pt-2 pb-3">
              {noteFields.map(({ path, name }) => (
                <TextArea
                  key={path}
                  id={fields.toId(`note.${path}`)}
                  name={`note.${path}`}
                  label={name}
                  error={fields.getError(`note.${path}`)}
                  errorIcon={errorIcon}
                  defaultValue={fields.values[`note.${path}`]}
                  maxLength={draftLimits.fieldNote}
                  className="min-h-16"
                />
              ))}
            </div>
          </details>
        </>
      )}
    </ReviewForm>
  );
}
