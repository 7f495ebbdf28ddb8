"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { hasUnsavedChanges } from "#lib/platform/browser/forms/form-changes.ts";
import { formatSaveTime } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { useForm } from "./form-context.ts";
import { SubmitButton } from "./submit-button.tsx";

interface SubmitRowProps {
  /** "Save" by default. */
  label?: string;
  /** What happened after a success; by default when it was saved. */
  savedText?: string;
}

/**
 * The end of a form that stays on the page: its button, and beside it whether the form is saved.
 * Needs the messages of `ui.form`.
 */
export function SubmitRow({ label, savedText }: SubmitRowProps) {
  const { status, isSending } = useForm();
  const isSaved = status === "sent";
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
      <SubmitButton ref={button} variant="secondary" sending={t("saving")}>
        {label ?? t("save")}
      </SubmitButton>
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
