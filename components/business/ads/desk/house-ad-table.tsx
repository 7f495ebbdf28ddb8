import { useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { endHouseAdAction } from "#lib/business/ads/actions.ts";
import type { DeskAd } from "#lib/business/ads/desk-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber, formatPercent } from "#lib/platform/i18n/number.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** House advertisements with their days, their state, and what was counted. */
export function HouseAdTable({ ads, locale }: { ads: DeskAd[]; locale: Locale }) {
  const t = useTranslations("ads.desk");
  return (
    <ul className="divide-y divide-line border-line border-y">
      {ads.map((ad) => (
        <li key={ad.id} className="grid gap-3 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:gap-8">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <h2 className="text-lg" lang={ad.locale}>
              {ad.title}
            </h2>
            <p className="mt-1 text-ink-2 text-sm">
              {[
                t(`states.${ad.state}`),
                t(`kinds.${ad.isPaid ? "paid" : "own"}`),
                t(`languages.${ad.locale}`),
                t("weight", { weight: ad.weight }),
              ].join(" · ")}
            </p>
            <p className="text-ink-2 text-sm">{t(`slots.${ad.slot}`)}</p>
            {ad.withheld && <p className="mt-1 text-sm">{t(`withheld.${ad.withheld}`)}</p>}
            <Days ad={ad} locale={locale} />
            <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
              <Figure term={t("table.views")} value={formatNumber(ad.views, locale)} />
              <Figure term={t("table.clicks")} value={formatNumber(ad.clicks, locale)} />
              <Figure term={t("table.rate")} value={formatRate(ad, locale)} />
            </dl>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton
              href={routeAddress(locale, "/desk/house-ads/[id]", { id: ad.id })}
              variant="quiet"
              aria-label={t("editFull", { title: ad.title })}
            >
              {t("edit")}
            </LinkButton>
            {ad.state !== "ended" && (
              <ActionButton
                action={endHouseAdAction}
                fields={{ id: ad.id, version: String(ad.version), locale }}
                label={t("end")}
                fullLabel={t("endFull", { title: ad.title })}
                variant="bare"
                problems={{ failed: t("endFailed"), conflict: t("endConflict") }}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Days({ ad: { startsOn, endsOn }, locale }: { ad: DeskAd; locale: Locale }) {
  const t = useTranslations("ads.desk");
  const from = formatLongDate(startsOn, locale);
  return (
    <p className="text-ink-2 text-sm">
      {endsOn === null ? t("from", { from }) : t("fromUntil", { from, until: formatLongDate(endsOn, locale) })}
    </p>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-strong tabular-nums">{value}</dd>
    </div>
  );
}

/** Clicks in percent of views; a dash before the first view. */
function formatRate({ views, clicks }: DeskAd, locale: Locale): string {
  if (views === 0) return "–";
  return formatPercent(clicks / views, locale, 1);
}
