import clsx from "clsx";
import type { ReactNode } from "react";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { languageSwitchAddress } from "#lib/platform/routing/language-switch.ts";

interface LanguageLinkProps {
  locale: Locale;
  isCurrent: boolean;
  /** Its colours, which depend on the ground. */
  className: string;
  children: ReactNode;
}

/**
 * Links to this page in another language, see `LanguageEffects`. Without a script, or where the
 * page names no translation, the link leads to a route handler that finds the page or the start
 * page.
 */
export function LanguageLink({ locale, isCurrent, className, children }: LanguageLinkProps) {
  return (
    <a
      href={languageSwitchAddress(locale)}
      data-language=""
      rel="nofollow"
      lang={locale}
      hrefLang={locale}
      aria-current={isCurrent || undefined}
      className={clsx(
        "inline-flex min-h-11 items-center no-underline -outline-offset-4 aria-[current]:font-strong",
        className,
      )}
    >
      {children}
    </a>
  );
}
