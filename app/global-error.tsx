"use client";
import { useEffect, useState } from "react";
import "./styles/global.css";
import type { ErrorMessages } from "#components/layout/errors/error-messages.tsx";
import { ErrorScreen } from "#components/layout/errors/error-screen.tsx";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";

interface GlobalErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Replaces the whole document when the root layout fails. Only the address tells the language. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const [content, setContent] = useState<{ locale: Locale; messages: ErrorMessages }>();
  useEffect(() => {
    console.error(error);
    const first = window.location.pathname.split("/")[1];
    const locale = isLocale(first) ? first : defaultLocale;
    void loadErrorMessages(locale).then((messages) => setContent({ locale, messages }));
  }, [error]);
  return (
    <html lang={content?.locale ?? defaultLocale}>
      <body>
        <main>{content && <ErrorScreen messages={content.messages} digest={error.digest} retry={reset} />}</main>
      </body>
    </html>
  );
}

// Loaded on demand: a static import would add the messages of both languages to every page.
async function loadErrorMessages(locale: Locale): Promise<ErrorMessages> {
  const { default: messages } = locale === "de" ? await import("#messages/de.json") : await import("#messages/en.json");
  return { ...messages.errors.page, homeHref: `/${locale}` };
}
