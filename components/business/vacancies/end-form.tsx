"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { endVacancyAction } from "#lib/business/vacancies/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface EndFormProps {
  id: string;
  version: number;
  locale: Locale;
}

/** Ends a position. Needs the messages `vacancies.desk`. */
export function EndForm({ id, version, locale }: EndFormProps) {
  const t = useTranslations("vacancies.desk");
  const { status, isSending, form } = useFormAction<never, never>(endVacancyAction, []);
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <p className="text-ink-2">{t("endText")}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && t(status)}
      </p>
      <Button type="submit" variant="danger" aria-disabled={isSending}>
        {t("end")}
      </Button>
    </form>
  );
}
