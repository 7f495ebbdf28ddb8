import { useTranslations } from "next-intl";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface AdDaysProps {
  days: { day: string; views: number; clicks: number }[];
  locale: Locale;
}

/** What was counted of an advertisement, by day. */
export function AdDays({ days, locale }: AdDaysProps) {
  const t = useTranslations("ads.desk");
  return (
    <section aria-labelledby="ad-days" className="mt-12 max-w-xl pb-(--section)">
      <h2 id="ad-days" className="mb-4 text-2xl">
        {t("countsTitle")}
      </h2>
      {days.length === 0 ? (
        <p className="text-ink-2">{t("countsEmpty")}</p>
      ) : (
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-2">
                {t("day")}
              </th>
              <th scope="col" className="py-2 text-right">
                {t("table.views")}
              </th>
              <th scope="col" className="py-2 text-right">
                {t("table.clicks")}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views, clicks }) => (
              <tr key={day} className="border-line border-b">
                <th scope="row" className="py-2 font-normal">
                  {formatLongDate(day, locale)}
                </th>
                <td className="py-2 text-right">{formatNumber(views, locale)}</td>
                <td className="py-2 text-right">{formatNumber(clicks, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
