import { useLocale, useTranslations } from "next-intl";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** What the site is, and what everyone can use at once: above the first picture. */
export function HomeIntro() {
  const t = useTranslations("feeds.home");
  const locale = useLocale();
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <p className="max-w-[36rem] text-pretty font-serif text-ink-2 text-md leading-snug lg:text-lg">{t("claim")}</p>
      <nav aria-labelledby="tools" className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span id="tools" className="text-ink-3 text-sm max-lg:w-full">
          {t("tools")}
        </span>
        <ChipLink href={address(locale, "/what-to-cook-today")}>{t("whatToCook")}</ChipLink>
        <ChipLink href={address(locale, "/use-up")}>{t("useUp")}</ChipLink>
        <ChipLink href={address(locale, "/shopping-list")}>{t("shoppingList")}</ChipLink>
      </nav>
    </div>
  );
}
