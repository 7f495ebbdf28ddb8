import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { LikesFrame } from "#components/likes/likes-frame.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

const messages = { de, en };

/** Gives components of the server the real words of a language in a test. */
export function Words({ locale = "de", children }: { locale?: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Berlin">
      {children}
    </NextIntlClientProvider>
  );
}

/** The same around components that hold hearts. */
export function WordsAndHearts({ locale, children }: { locale?: Locale; children: ReactNode }) {
  return (
    <Words locale={locale}>
      <LikesFrame>{children}</LikesFrame>
    </Words>
  );
}
