import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SaveProvider } from "#components/kitchen/cookbooks/save/save-provider.tsx";
import { LikesProvider } from "#components/people/likes/likes-provider.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";

const messages = { de, en };

/** Provides the real messages of a language to components under test. */
export function IntlProvider({ locale = "de", children }: { locale?: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Berlin">
      {children}
    </NextIntlClientProvider>
  );
}

/** The same for components with like and save buttons. */
export function IntlLikesProvider({ locale, children }: { locale?: Locale; children: ReactNode }) {
  return (
    <IntlProvider locale={locale}>
      <LikesProvider>
        <SaveProvider>{children}</SaveProvider>
      </LikesProvider>
    </IntlProvider>
  );
}
