"use client";
import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

const names = { de: "Deutsch", en: "English" };

/** Links to the preview in each language; each is the page as its readers would see it. */
export function PreviewLanguages({ id }: { id: string }) {
  const current = useLocale();
  const t = useTranslations("recipeDrafts.translation");
  return (
    <nav aria-label={t("preview")} className="mt-6 flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="mr-2 text-ink-2 text-sm">
        {t("preview")}
      </span>
      {locales.map((locale) => (
        <Link
          key={locale}
          href={sectionAddress(locale, id, "preview")}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? "page" : undefined}
          className="inline-flex min-h-11 items-center px-2 text-primary underline aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:no-underline"
        >
          {names[locale]}
        </Link>
      ))}
    </nav>
  );
}
