import type { ReactNode } from "react";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { languageSwitchAddress } from "#lib/platform/routing/language-switch.ts";

interface LanguageLinkProps {
  locale: Locale;
  isCurrent: boolean;
  children: ReactNode;
}

/**
 * Links to this page in another language, see `LanguageEffects`. Without a script, or where the
 * page names no translation, the link leads to a route handler that finds the page or the start
 * page.
 */
export function LanguageLink({ locale, isCurrent, children }: LanguageLinkProps) {
  return (
    <a
      href={languageSwitchAddress(locale)}
      data-language=""
      rel="nofollow"
      lang={locale}
      hrefLang={locale}
      aria-current={isCurrent || undefined}
      className="inline-flex min-h-11 items-center px-[clamp(0.5rem,2.4vw,1rem)] no-underline -outline-offset-4 aria-[current]:bg-white aria-[current]:font-strong aria-[current]:text-[#14235a]"
    >
      {children}
    </a>
  );
}
