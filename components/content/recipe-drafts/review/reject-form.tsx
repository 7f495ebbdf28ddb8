import { useTranslations } from "next-intl";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { FieldDetails } from "#components/ui/forms/field-details.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { rejectRecipeAction } from "#lib/content/recipe-drafts/review/actions.ts";

interface RejectFormProps {
  draft: { id: string; version: number };
  /** Fields that a note can be about: their path in the content, and their name. */
  noteFields: { path: string; name: string }[];
}

/** Rejects a draft: a reason, and notes on fields. */
export function RejectForm({ draft, noteFields }: RejectFormProps) {
  const t = useTranslations("recipeReviews.reject");
  const names = noteFields.map(({ path }) => `note.${path}`);
  return (
    <ReviewForm
      action={rejectRecipeAction}
      hidden={{ id: draft.id, version: String(draft.version) }}
      fields={["reason", ...names]}
      submit={t("submit")}
      variant="danger"
    >
      <TextArea name="reason" label={t("reason")} hint={t("reasonHint")} required maxLength={draftLimits.reason} />
      <FieldDetails names={names} className="border-line border-y py-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-strong text-primary text-sm hover:underline">
          {t("notes")}
        </summary>
        <div className="grid gap-4 pt-2 pb-3">
          {noteFields.map(({ path, name }) => (
            <TextArea
              key={path}
              name={`note.${path}`}
              label={name}
              maxLength={draftLimits.fieldNote}
              className="min-h-16"
            />
          ))}
        </div>
      </FieldDetails>
    </ReviewForm>
  );
}
