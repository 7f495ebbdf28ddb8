import { useTranslations } from "next-intl";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { TimeFields } from "#components/content/recipe-drafts/review/time-fields.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { publishCopyAction } from "#lib/content/recipe-drafts/publication/actions.ts";
import { maxReason, publishedLanguages } from "#lib/content/recipe-drafts/working-copy/form-schema.ts";

interface PublishFormProps {
  copyKey: string;
  copy: { id: string; version: number };
  /** The revision that the page has compared with; empty for a new recipe. */
  seenRevisionId: string;
  /** Whether readers have the recipe already. */
  hasRecipe: boolean;
  /** Findings of the severity "error", for which a reason is asked. */
  errorCount: number;
}

/** Publishes a working copy: when, in which languages, and why with errors. */
export function PublishForm(props: PublishFormProps) {
  const { copyKey, copy, seenRevisionId, hasRecipe, errorCount } = props;
  const t = useTranslations("recipeDesk.publish");
  return (
    <ReviewForm
      action={publishCopyAction}
      hidden={{ id: copy.id, key: copyKey, version: String(copy.version), seenRevisionId }}
      fields={["languages", "when", "time", "reason"]}
      submit={t("submit")}
    >
      <RadioField
        name="languages"
        legend={t("languages")}
        hint={t(hasRecipe ? "languagesHint" : "languagesHintNew")}
        options={publishedLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
        defaultValue="all"
      />
      <TimeFields legend={t("when")} now={t("now")} later={t("later")} />
      {errorCount > 0 && (
        <TextArea
          name="reason"
          label={t("reason", { count: errorCount })}
          hint={t("reasonHint")}
          maxLength={maxReason}
        />
      )}
    </ReviewForm>
  );
}
