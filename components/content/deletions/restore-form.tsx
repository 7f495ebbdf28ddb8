"use client";
import { useActionState } from "react";
import { Button } from "#components/ui/button.tsx";
import { restoreEntryAction } from "#lib/content/deletions/actions.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface RestoreFormProps {
  id: string;
  locale: Locale;
  label: string;
  /** Accessible name, which says what is restored. */
  fullLabel: string;
}

/** Restores something deleted, or says why that is not possible. */
export function RestoreForm({ id, locale, label, fullLabel }: RestoreFormProps) {
  const [{ problem }, restore, isSending] = useActionState(restoreEntryAction, { problem: null });
  return (
    <form action={restore} className="grid justify-items-start gap-2">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary" aria-label={fullLabel} aria-disabled={isSending}>
        {label}
      </Button>
      <p role="alert" className="max-w-measure font-strong text-error text-sm empty:hidden">
        {problem}
      </p>
    </form>
  );
}
