import { useLocale, useTranslations } from "next-intl";
import { LanguageLink } from "#components/layout/footer/language-link.tsx";
import { getActiveLocales, isMultilingual } from "#lib/platform/i18n/active-locales.ts";

const names = { de: "Deutsch", en: "English" };

/** Languages by their own names; nothing on a site with one language. */
export function LanguageSwitch() {
  const current = useLocale();
  const t = useTranslations("layout.footer");
  if (!isMultilingual()) return null;
  return (
    <nav
      aria-label={t("language")}
      className="mt-3 inline-flex max-w-full overflow-hidden rounded-2 border-[#8ea3d8] border-[1.5px]"
    >
      {getActiveLocales().map((locale) => (
        <LanguageLink key={locale} locale={locale} isCurrent={locale === current}>
          {names[locale]}
        </LanguageLink>
      ))}
    </nav>
  );
}
