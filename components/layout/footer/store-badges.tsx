import { useLocale, useTranslations } from "next-intl";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import { site } from "#lib/platform/config/site.ts";
import appleDe from "./badges/app-store-de.svg";
import appleEn from "./badges/app-store-en.svg";
import googleDe from "./badges/google-play-de.svg";
import googleEn from "./badges/google-play-en.svg";

const badges = { apple: { de: appleDe, en: appleEn }, google: { de: googleDe, en: googleEn } };
const size = { width: 144, height: 44 };

/** Badges of the app stores that have an address in lib/platform/config/site.ts. */
export function StoreBadges() {
  const locale = useLocale();
  const t = useTranslations("layout");
  return (
    <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
      {(["apple", "google"] as const).map((store) => {
        const href = site.stores[store]?.[locale];
        if (!href) return null;
        return (
          <NewTabLink key={store} href={href} hint={t("page.newTab")} data-store={store}>
            {/* biome-ignore lint/performance/noImgElement: a drawing of our own, nothing to resize */}
            <img
              src={badges[store][locale].src}
              alt={t(`stores.${store}`)}
              {...size}
              loading="lazy"
              className="rounded-1 forced-color-adjust-none forced-colors:bg-black"
            />
          </NewTabLink>
        );
      })}
    </div>
  );
}
