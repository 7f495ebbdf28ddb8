"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { rejectQuestionAction } from "#lib/content/hotline/desk-actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface RejectFormProps {
  id: string;
  version: number;
  /** Whether readers see the question. */
  isPublished: boolean;
  locale: Locale;
}

/** Rejects a question, or takes it off the page. Needs the messages `hotline.desk`. */
export function RejectForm({ id, version, isPublished, locale }: RejectFormProps) {
  const t = useTranslations("hotline.desk");
  const { status, isSending, form } = useFormAction<never, never>(rejectQuestionAction, []);
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <p className="text-ink-2">{t(isPublished ? "withdrawText" : "rejectText")}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      <FormAlert>{(status === "failed" || status === "limited") && t(status)}</FormAlert>
      <Button type="submit" variant="danger" aria-disabled={isSending}>
        {t(isPublished ? "withdraw" : "reject")}
      </Button>
    </form>
  );
}
