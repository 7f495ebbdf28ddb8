"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { checkImportAction } from "#lib/content/content-transfer/actions.ts";
import { importFields } from "#lib/content/content-transfer/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Checks a file with content. Needs the messages `contentTransfer.import`. */
export function ImportForm({ locale, errorIcon }: { locale: Locale; errorIcon: ReactNode }) {
  const formId = useId();
  const t = useTranslations("contentTransfer.import");
  const { rejection, errors, isSending, form } = useFormAction(checkImportAction, importFields);
  const { fieldErrors, errorList } = formatFormErrors(formId, importFields, errors, (error) => t(`errors.${error}`));
  return (
    <form {...form} className="grid gap-5">
      {rejection && (
        <ErrorSummary text={rejection === "invalid" ? t("invalid") : t("failed")} errors={errorList} icon={errorIcon} />
      )}
      <FileField
        id={`${formId}-file`}
        name="file"
        label={t("file")}
        pickLabel={t("pick")}
        pickIcon={null}
        messages={{ nothingPicked: t("nothingPicked"), picked: t("picked") }}
        hint={t("hint")}
        accept=".zip,.json,.csv,application/zip,application/json,text/csv"
        error={fieldErrors.file}
        errorIcon={errorIcon}
      />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? t("checking") : t("submit")}
      </Button>
    </form>
  );
}
