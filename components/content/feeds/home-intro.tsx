import { useLocale, useTranslations } from "next-intl";
import { ChipRow } from "#components/ui/navigation/chip-row.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** What the site is, and what everyone can use at once: above the first picture. */
export function HomeIntro() {
  const t = useTranslations("feeds.home");
  const locale = useLocale();
  return (
    <div className="wrap grid gap-x-8 gap-y-2 py-4 lg:flex lg:items-center lg:justify-between">
      <p className="max-w-[36rem] text-pretty font-serif text-ink-2 text-md leading-snug lg:text-lg">{t("claim")}</p>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-center gap-x-3 gap-y-1 lg:flex">
        <p aria-hidden="true" className="text-ink-3 text-sm">
          {t("tools")}
        </p>
        <ChipRow
          label={t("tools")}
          chips={[
            { title: t("whatToCook"), href: address(locale, "/what-to-cook-today") },
            { title: t("useUp"), href: address(locale, "/use-up") },
            { title: t("shoppingList"), href: address(locale, "/shopping-list") },
          ]}
        />
      </div>
    </div>
  );
}
