"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { restoreChoices, storeChoices } from "#components/layout/footer/choice-transfer.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { languageSwitchAddress, switchQueryLanguage } from "#lib/routing/language-switch.ts";

interface LanguageLinkProps {
  locale: Locale;
  /** Start page in that language, for pages without a translation. */
  homeHref: string;
  isCurrent: boolean;
  children: ReactNode;
}

const yearSeconds = 60 * 60 * 24 * 365;

/**
 * Links to this page in another language, read from the page's alternates, with its query, and
 * stores the choice in a cookie. Without a script the link leads to a route handler that does the
 * same.
 */
export function LanguageLink({ locale, homeHref, isCurrent, children }: LanguageLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const pathname = usePathname();

  function updateHref() {
    if (ref.current) ref.current.href = getAlternatePath(locale) ?? homeHref;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has alternates of its own
  useEffect(updateHref, [pathname]);

  useEffect(() => {
    if (isCurrent) restoreChoices();
  }, [isCurrent]);

  return (
    <a
      ref={ref}
      href={languageSwitchAddress(locale)}
      rel="nofollow"
      lang={locale}
      hrefLang={locale}
      aria-current={isCurrent || undefined}
      // Streamed pages may add their alternates later.
      onPointerEnter={updateHref}
      onFocus={updateHref}
      onClick={() => {
        updateHref();
        storeChoices();
        // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is too late, the page is about to go
        document.cookie = `locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
      }}
      className="inline-flex min-h-11 items-center px-[clamp(0.5rem,2.4vw,1rem)] no-underline -outline-offset-4 aria-[current]:bg-white aria-[current]:font-strong aria-[current]:text-[#14235a]"
    >
      {children}
    </a>
  );
}

/**
 * Path of this page in `locale`, with the query and the place on the page. Alternates are absolute,
 * and their host may differ from the one in use.
 */
function getAlternatePath(locale: Locale): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
  if (!link) return undefined;
  const { pathname } = new URL(link.href, window.location.href);
  const { search, hash } = window.location;
  return pathname + switchQueryLanguage(search, locale) + hash;
}
