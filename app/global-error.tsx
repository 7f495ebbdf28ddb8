"use client";
import { type ReactNode, useEffect, useState } from "react";
import "./styles/global.css";
import { defaultLocale, isLocale, type Locale } from "#lib/platform/i18n/locales.ts";

interface GlobalErrorProps {
  error: Error & { digest?: string };
}

/** Replaces the whole document when the root layout fails. Only the address tells the language. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const [content, setContent] = useState<{ locale: Locale; screen: ReactNode }>();
  useEffect(() => {
    reportError(error);
    const first = window.location.pathname.split("/")[1];
    const locale = isLocale(first) ? first : defaultLocale;
    loadScreen(locale, error.digest).then(
      (screen) => setContent({ locale, screen }),
      (loadError: unknown) => {
        reportError(loadError);
        // A full page load also resets the broken state. The messages have not arrived either.
        setContent({
          locale,
          screen: (
            <main>
              <a href={`/${locale}`}>{window.location.host}</a>
            </main>
          ),
        });
      },
    );
  }, [error]);
  return (
    <html lang={content?.locale ?? defaultLocale}>
      <body>{content?.screen}</body>
    </html>
  );
}

// Loaded on demand: a static import would add the screen and the messages of both languages to
// every page.
async function loadScreen(locale: Locale, digest: string | undefined): Promise<ReactNode> {
  const [{ PlainShell }, { ErrorScreen }, { default: messages }] = await Promise.all([
    import("#components/layout/errors/plain-shell.tsx"),
    import("#components/layout/errors/error-screen.tsx"),
    locale === "de" ? import("#messages/de.json") : import("#messages/en.json"),
  ]);
  const { errors, layout } = messages;
  return (
    <PlainShell locale={locale} labels={{ ...layout.footer, home: errors.page.home }}>
      <ErrorScreen messages={{ ...errors.page, homeHref: `/${locale}` }} digest={digest} />
    </PlainShell>
  );
}
