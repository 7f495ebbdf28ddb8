"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import type { Locale } from "#lib/i18n/locales.ts";

interface LanguageLinkProps {
  locale: Locale;
  /** The start page in that language, for pages that have no counterpart. */
  home: string;
  isCurrent: boolean;
  children: ReactNode;
}

const year = 60 * 60 * 24 * 365;

/** Leads to this page in another language, as the page's own alternates name it, and has the choice remembered. */
export function LanguageLink({ locale, home, isCurrent, children }: LanguageLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const pathname = usePathname();

  function aim() {
    if (ref.current) ref.current.href = counterpart(locale) ?? home;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has alternates of its own
  useEffect(aim, [pathname]);

  return (
    <a
      ref={ref}
      href={home}
      lang={locale}
      hrefLang={locale}
      aria-current={isCurrent || undefined}
      // The alternates of a page may arrive after the page.
      onPointerEnter={aim}
      onFocus={aim}
      onClick={() => {
        aim();
        // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is too late, the page is about to go
        document.cookie = `locale=${locale}; path=/; max-age=${year}; samesite=lax`;
      }}
      className="inline-flex min-h-11 items-center px-[clamp(0.5rem,2.4vw,1rem)] no-underline -outline-offset-4 aria-[current]:bg-white aria-[current]:font-strong aria-[current]:text-[#14235a]"
    >
      {children}
    </a>
  );
}

/** Path of this page in `locale`, without its host: alternates are absolute and may name another one than the reader uses. */
function counterpart(locale: Locale): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
  if (!link) return undefined;
  const { pathname, search } = new URL(link.href, window.location.href);
  return pathname + search;
}
