import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { LanguageLink } from "#components/layout/footer/language-link.tsx";
import { getActiveLocales, isMultilingual } from "#lib/platform/i18n/active-locales.ts";

const footerLink = "px-[clamp(0.5rem,2.4vw,1rem)] aria-[current]:bg-white aria-[current]:text-[#14235a]";
const menuLink = "flex-1 justify-center px-4 aria-[current]:bg-primary aria-[current]:text-page";

const names = { de: "Deutsch", en: "English" };

/** Languages by their own names, on the blue footer or in the menu; nothing where there is one. */
export function LanguageSwitch({ isInMenu = false }: { isInMenu?: boolean }) {
  const current = useLocale();
  const t = useTranslations("layout");
  if (!isMultilingual()) return null;
  return (
    <nav
      aria-label={isInMenu ? t("header.languages") : t("footer.language")}
      className={clsx(
        "max-w-full overflow-hidden rounded-2 border-[1.5px]",
        isInMenu ? "flex border-line-strong" : "mt-3 inline-flex border-[#8ea3d8]",
      )}
    >
      {getActiveLocales().map((locale) => (
        <LanguageLink
          key={locale}
          locale={locale}
          isCurrent={locale === current}
          className={isInMenu ? menuLink : footerLink}
        >
          {names[locale]}
        </LanguageLink>
      ))}
    </nav>
  );
}
