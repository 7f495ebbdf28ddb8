"use client";
import { useEffect, useState } from "react";
import "./globals.css";
import { ErrorScreen } from "#components/layout/error-screen.tsx";
import type { ErrorWords } from "#components/layout/error-words.tsx";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";

interface GlobalErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Stands in for the whole document when even the shell cannot be shown. Only the address says which language to speak. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const [shown, setShown] = useState<{ locale: Locale; words: ErrorWords }>();
  useEffect(() => {
    console.error(error);
    const first = window.location.pathname.split("/")[1];
    const locale = isLocale(first) ? first : defaultLocale;
    void wordsOf(locale).then((words) => setShown({ locale, words }));
  }, [error]);
  return (
    <html lang={shown?.locale ?? defaultLocale}>
      <body>
        <main>{shown && <ErrorScreen words={shown.words} digest={error.digest} retry={reset} />}</main>
      </body>
    </html>
  );
}

// Fetched when needed: a static import would give every page the messages of both languages.
async function wordsOf(locale: Locale): Promise<ErrorWords> {
  const { default: messages } = locale === "de" ? await import("#messages/de.json") : await import("#messages/en.json");
  return { ...messages.errors.page, homeHref: `/${locale}` };
}
