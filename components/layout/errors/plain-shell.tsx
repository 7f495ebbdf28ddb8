import type { ReactNode } from "react";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

interface PlainShellProps {
  locale: Locale;
  labels: Record<"home" | "imprint" | "privacy" | "contact", string>;
  children: ReactNode;
}

const footerPages = ["imprint", "privacy", "contact"] as const;

/** Header and footer where those of the site have failed, too. Each link loads a document. */
export function PlainShell({ locale, labels, children }: PlainShellProps) {
  return (
    <>
      <header className="border-line border-b">
        <div className="wrap flex h-(--header-h) items-center">
          <a
            href={address(locale, "/")}
            aria-label={labels.home}
            className="font-serif font-title text-xl no-underline"
          >
            {window.location.hostname}
          </a>
        </div>
      </header>
      <main className="min-h-[60vh]">{children}</main>
      <footer className="bg-primary-deep py-8 text-[#dfe6f8]">
        <div className="wrap flex flex-wrap gap-x-6">
          {footerPages.map((page) => (
            <a key={page} href={address(locale, `/${page}`)} className="footer-link">
              {labels[page]}
            </a>
          ))}
        </div>
      </footer>
    </>
  );
}
