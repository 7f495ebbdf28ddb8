"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { keepError } from "#components/kitchen/cookbooks/own/use-kept-error.ts";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { createCookbookAction, renameCookbookAction } from "#lib/kitchen/cookbooks/actions.ts";
import { cookbookFields, limits } from "#lib/kitchen/cookbooks/limits.ts";
import type { CookbookFormState } from "#lib/kitchen/cookbooks/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";

interface CookbookFormProps {
  /** Prefix of the field ids: several forms may be on one page. */
  id: string;
  errorIcon: ReactNode;
  /** The cookbook to rename; without one the form creates a cookbook. */
  cookbook?: { id: string; title: string; summary: string };
  onDone?: () => void;
}

/** Title and summary of a cookbook. */
export function CookbookForm({ id, errorIcon, cookbook, onDone }: CookbookFormProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.form");
  const action: (previous: CookbookFormState, form: FormData) => Promise<CookbookFormState> = cookbook
    ? renameCookbookAction
    : createCookbookAction;
  const { status, rejection, errors, values, isSending, form } = useFormAction(action, cookbookFields, {
    onReload: () => keepError(t("failed")),
  });
  useEffect(() => {
    if (status === "sent") onDone?.();
  }, [status, onDone]);
  const initialValues = rejection ? values : { title: cookbook?.title ?? "", summary: cookbook?.summary ?? "" };
  return (
    <form {...form} className="mt-3 grid gap-4">
      {(status === "failed" || status === "limited") && <ErrorSummary text={t(status)} icon={errorIcon} />}
      {status === "sent" && !onDone && (
        <p role="status" className="font-strong text-success">
          {t("saved")}
        </p>
      )}
      <TextField
        id={`${id}-name`}
        name="title"
        label={t("title")}
        error={errors.title && t(errors.title)}
        errorIcon={errorIcon}
        defaultValue={initialValues.title}
        autoComplete="off"
        required
        maxLength={limits.titleLength}
      />
      <TextArea
        id={`${id}-about`}
        name="summary"
        label={t("summary")}
        hint={t("summaryHint")}
        error={errors.summary && t(errors.summary)}
        errorIcon={errorIcon}
        defaultValue={initialValues.summary}
        maxLength={limits.summaryLength}
      />
      <input type="hidden" name="locale" value={locale} />
      {cookbook && <input type="hidden" name="id" value={cookbook.id} />}
      <Button type="submit" isFullWidth aria-disabled={isSending}>
        {isSending ? t("sending") : cookbook ? t("rename") : t("create")}
      </Button>
    </form>
  );
}
