"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { confirmImportAction, discardImportAction } from "#lib/content/content-transfer/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ConfirmFormProps {
  locale: Locale;
  /** Key of the checked file. */
  file: string;
  /** Without problems and with something to do. */
  canImport: boolean;
}

/** Imports the checked file or discards it. Needs the messages `contentTransfer.report`. */
export function ConfirmForm({ locale, file, canImport }: ConfirmFormProps) {
  const t = useTranslations("contentTransfer.report");
  const confirm = useFormAction<never, never>(confirmImportAction, []);
  const discard = useFormAction<never, never>(discardImportAction, []);
  const fields = (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="file" value={file} />
    </>
  );
  const isRefused = confirm.status === "failed" || discard.status === "failed";
  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap gap-3">
        {canImport && (
          <form {...confirm.form}>
            {fields}
            <Button type="submit" aria-disabled={confirm.isSending}>
              {confirm.isSending ? t("importing") : t("now")}
            </Button>
          </form>
        )}
        <form {...discard.form}>
          {fields}
          <Button type="submit" variant="quiet" aria-disabled={discard.isSending}>
            {t("discard")}
          </Button>
        </form>
      </div>
      <FormAlert>{isRefused && t("refused")}</FormAlert>
    </div>
  );
}
