"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { TimeFields } from "#components/content/recipe-drafts/review/time-fields.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { publishCopyAction } from "#lib/content/recipe-drafts/publication/actions.ts";
import { maxReason, publishedLanguages } from "#lib/content/recipe-drafts/working-copy/form-schema.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface PublishFormProps {
  copyKey: string;
  copy: { id: string; version: number };
  /** The revision that the page has compared with; empty for a new recipe. */
  seenRevisionId: string;
  /** Whether readers have the recipe already. */
  hasRecipe: boolean;
  /** Findings of the severity "error", for which a reason is asked. */
  errorCount: number;
  locale: Locale;
  errorIcon: ReactNode;
}

/** Publishes a working copy: when, in which languages, and why with errors. */
export function PublishForm(props: PublishFormProps) {
  const { copyKey, copy, seenRevisionId, hasRecipe, errorCount, locale, errorIcon } = props;
  const t = useTranslations("recipeDesk.publish");
  return (
    <ReviewForm
      name="publish"
      action={publishCopyAction}
      hidden={{ id: copy.id, key: copyKey, version: String(copy.version), seenRevisionId, locale }}
      fields={["languages", "when", "time", "reason"]}
      submit={t("submit")}
      errorIcon={errorIcon}
    >
      {(fields) => (
        <>
          <ChoiceGroup legend={t("languages")}>
            {publishedLanguages.map((value) => (
              <Radio
                key={value}
                name="languages"
                value={value}
                label={t(`language.${value}`)}
                defaultChecked={(fields.values.languages || "all") === value}
              />
            ))}
            <p className="text-ink-3 text-sm">{t(hasRecipe ? "languagesHint" : "languagesHintNew")}</p>
          </ChoiceGroup>
          <TimeFields fields={fields} legend={t("when")} now={t("now")} later={t("later")} errorIcon={errorIcon} />
          {errorCount > 0 && (
            <TextArea
              id={fields.toId("reason")}
              name="reason"
              label={t("reason", { count: errorCount })}
              hint={t("reasonHint")}
              error={fields.getError("reason")}
              errorIcon={errorIcon}
              maxLength={maxReason}
              defaultValue={fields.values.reason}
            />
          )}
        </>
      )}
    </ReviewForm>
  );
}
