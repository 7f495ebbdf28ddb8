import { useTranslations } from "next-intl";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { checkImportAction } from "#lib/content/content-transfer/actions.ts";
import { importFields } from "#lib/content/content-transfer/schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** Checks a file with content. */
export function ImportForm() {
  const t = useTranslations("contentTransfer.import");
  return (
    <Form
      action={checkImportAction}
      fields={importFields}
      errors={useTexts("contentTransfer.import.errors")}
      messages={{ submit: t("submit"), sending: t("checking") }}
      className="grid gap-5"
    >
      <FormErrorSummary messages={{ invalid: t("invalid"), failed: t("failed"), limited: t("failed") }} />
      <FileField
        name="file"
        label={t("file")}
        pickLabel={t("pick")}
        pickIcon={null}
        messages={{ nothingPicked: t("nothingPicked"), picked: t("picked") }}
        hint={t("hint")}
        accept=".zip,.json,.csv,application/zip,application/json,text/csv"
      />
    </Form>
  );
}
