import { useLocale, useTranslations } from "next-intl";
import { type AdSlotName, site } from "#lib/config/site.ts";

/** A labelled advertisement with reserved height; nothing where none is configured. */
export function AdSlot({ name }: { name: AdSlotName }) {
  const locale = useLocale();
  const t = useTranslations("layout.page");
  const ad = site.ads[name]?.[locale];
  if (!ad) return null;
  return (
    <aside
      aria-label={t("ad")}
      data-ad-slot={name}
      className="gingham gingham-pale wrap section grid min-h-64 place-items-center gap-2 rounded-2 p-4 print:hidden"
    >
      <p className="rounded-1 bg-page px-3 py-1 text-ink-2 text-sm">{t("ad")}</p>
      <a href={ad.href} target="_blank" rel="noopener sponsored">
        {/* biome-ignore lint/performance/noImgElement: the advertiser's finished picture, shown as it is */}
        <img src={ad.image} alt={ad.alt} width={ad.width} height={ad.height} loading="lazy" className="h-auto" />
      </a>
    </aside>
  );
}
