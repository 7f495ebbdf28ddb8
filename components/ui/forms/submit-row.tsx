"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { hasUnsavedChanges } from "#lib/platform/browser/forms/form-changes.ts";
import { formatSaveTime } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

interface SubmitRowProps {
  isSending: boolean;
  /** Whether the last submit succeeded. */
  isSaved: boolean;
  /** "Save" by default. */
  label?: string;
  /** What happened after a success; by default when it was saved. */
  savedText?: string;
}

/**
 * The end of a form that stays on the page: its button, and beside it whether the form is saved.
 * Needs the messages of `ui.form`.
 */
export function SubmitRow({ isSending, isSaved, label, savedText }: SubmitRowProps) {
  const locale = useLocale();
  const t = useTranslations("ui.form");
  const button = useRef<HTMLButtonElement>(null);
  const [time, setTime] = useState(isSaved ? formatTime(locale) : "");
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (isSaved && !isSending) setTime(formatTime(locale));
  }, [isSaved, isSending, locale]);
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const update = () => setChanged(hasUnsavedChanges(form));
    // The event comes before the fields are reset.
    const updateAfterReset = () => setTimeout(update);
    form.addEventListener("input", update);
    form.addEventListener("reset", updateAfterReset);
    return () => {
      form.removeEventListener("input", update);
      form.removeEventListener("reset", updateAfterReset);
    };
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button ref={button} type="submit" variant="secondary" aria-disabled={isSending}>
        {isSending ? t("saving") : (label ?? t("save"))}
      </Button>
      <p role="status" suppressHydrationWarning className="text-sm text-success empty:hidden">
        {isSaved && !isSending && !isChanged && (savedText ?? t("saved", { time }))}
      </p>
      {isChanged && !isSending && !label && <p className="text-ink-3 text-sm">{t("changed")}</p>}
    </div>
  );
}

function formatTime(locale: Locale): string {
  return formatSaveTime(currentTime(), locale, typeof window !== "undefined");
}
