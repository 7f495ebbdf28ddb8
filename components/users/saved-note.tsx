"use client";
import { useEffect, useState } from "react";
import type { Locale } from "#lib/i18n/locales.ts";

interface SavedNoteProps {
  isSaved: boolean;
  isSending: boolean;
  /** "Saved at {time}" */
  text: string;
  locale: Locale;
}

/** Says when the form was saved last, and says so again each time. */
export function SavedNote({ isSaved, isSending, text, locale }: SavedNoteProps) {
  const [time, setTime] = useState(isSaved ? clock(locale) : "");
  useEffect(() => {
    if (isSaved && !isSending) setTime(clock(locale));
  }, [isSaved, isSending, locale]);
  return (
    <p role="status" suppressHydrationWarning className="text-schnittlauch text-sm">
      {isSaved && !isSending && text.replace("{time}", time)}
    </p>
  );
}

function clock(locale: Locale): string {
  // On the server it is the time where most readers are; in the browser that of the reader.
  const timeZone = typeof window === "undefined" ? "Europe/Berlin" : undefined;
  return new Date().toLocaleTimeString(locale === "de" ? "de-DE" : "en-GB", { timeStyle: "short", timeZone });
}
