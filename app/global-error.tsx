"use client";
import { type ReactNode, useEffect, useState } from "react";
import "./styles/global.css";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";

interface GlobalErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Replaces the whole document when the root layout fails. Only the address tells the language. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  const [content, setContent] = useState<{ locale: Locale; screen: ReactNode }>();
  useEffect(() => {
    console.error(error);
    const first = window.location.pathname.split("/")[1];
    const locale = isLocale(first) ? first : defaultLocale;
    loadScreen(locale, { digest: error.digest, retry: reset }).then(
      (screen) => setContent({ locale, screen }),
      (loadError: unknown) => {
        console.error(loadError);
        // A full page load also resets the broken state. The messages have not arrived either.
        setContent({ locale, screen: <a href={`/${locale}`}>{window.location.host}</a> });
      },
    );
  }, [error, reset]);
  return (
    <html lang={content?.locale ?? defaultLocale}>
      <body>
        <main>{content?.screen}</main>
      </body>
    </html>
  );
}

// Loaded on demand: a static import would add the screen and the messages of both languages to
// every page.
async function loadScreen(locale: Locale, error: { digest?: string; retry: () => void }): Promise<ReactNode> {
  const [{ ErrorScreen }, { default: messages }] = await Promise.all([
    import("#components/layout/errors/error-screen.tsx"),
    locale === "de" ? import("#messages/de.json") : import("#messages/en.json"),
  ]);
  return <ErrorScreen messages={{ ...messages.errors.page, homeHref: `/${locale}` }} {...error} />;
}
