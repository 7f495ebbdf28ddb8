"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { restoreChoices, storeChoices } from "#components/layout/footer/choice-transfer.ts";
import { languageSwitchAddress, switchQueryLanguage } from "#lib/platform/routing/language-switch.ts";

const selector = "a[data-language]";
const yearSeconds = 60 * 60 * 24 * 365;

/**
 * Leads language links to this page in the other language, read from the page's alternates, with
 * its query, and stores the choice in a cookie.
 */
export function LanguageEffects() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has alternates of its own
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) updateHref(link);
  }, [pathname]);

  useEffect(() => {
    restoreChoices();
    // Streamed pages may add their alternates later.
    const update = ({ target }: Event) => {
      const link = findLink(target);
      if (link) updateHref(link);
    };
    const choose = ({ target }: Event) => {
      const link = findLink(target);
      if (!link) return;
      updateHref(link);
      storeChoices();
      // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is too late, the page is about to go
      document.cookie = `locale=${link.hreflang}; path=/; max-age=${yearSeconds}; samesite=lax`;
    };
    document.addEventListener("pointerover", update, { passive: true });
    document.addEventListener("focusin", update);
    document.addEventListener("click", choose);
    return () => {
      document.removeEventListener("pointerover", update);
      document.removeEventListener("focusin", update);
      document.removeEventListener("click", choose);
    };
  }, []);
  return null;
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

/**
 * Alternates are absolute, and their host may differ from the one in use. Right after a navigation
 * they may be missing; the route handler knows them.
 */
function updateHref(link: HTMLAnchorElement): void {
  const locale = link.hreflang === "en" ? "en" : "de";
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
  const { search, hash } = window.location;
  link.href = alternate
    ? new URL(alternate.href, window.location.href).pathname + switchQueryLanguage(search, locale) + hash
    : languageSwitchAddress(locale);
}
