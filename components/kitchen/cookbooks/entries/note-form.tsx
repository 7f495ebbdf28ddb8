"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { keepError } from "#components/kitchen/cookbooks/own/use-kept-error.ts";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { setNoteAction } from "#lib/kitchen/cookbooks/item-actions.ts";
import { limits, noteFields } from "#lib/kitchen/cookbooks/limits.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { CookbookVisibility } from "#lib/platform/db/tables/cookbooks.ts";

interface NoteFormProps {
  id: string;
  cookbook: { id: string; visibility: CookbookVisibility };
  itemId: string;
  note: string;
  errorIcon: ReactNode;
  onDone?: () => void;
}

/** The owner's note on an item. */
export function NoteForm({ id, cookbook, itemId, note, errorIcon, onDone }: NoteFormProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.note");
  const { status, rejection, errors, values, isSending, form } = useFormAction(setNoteAction, noteFields, {
    onReload: () => keepError(t("failed")),
  });
  useEffect(() => {
    if (status === "sent") onDone?.();
  }, [status, onDone]);
  return (
    <form {...form} className="mt-3 grid gap-4">
      {(status === "failed" || status === "limited") && <ErrorSummary text={t("failed")} icon={errorIcon} />}
      {status === "sent" && !onDone && (
        <p role="status" className="font-strong text-success">
          {t("saved")}
        </p>
      )}
      <TextArea
        id={id}
        name="note"
        label={t("label")}
        hint={t("hint", { visibility: cookbook.visibility })}
        error={errors.note && t("noteTooLong")}
        errorIcon={errorIcon}
        defaultValue={rejection ? values.note : note}
        maxLength={limits.noteLength}
      />
      <input type="hidden" name="id" value={cookbook.id} />
      <input type="hidden" name="item" value={itemId} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" isFullWidth aria-disabled={isSending}>
        {isSending ? t("sending") : t("save")}
      </Button>
    </form>
  );
}
