import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface FailedSearchListProps {
  searches: { locale: Locale; query: string; count: number; closestCount: number }[];
  /** Address of the form for a rule with this search filled in. */
  getRuleHref: (search: { locale: Locale; query: string }, kind: "synonym" | "page") => string;
}

/** Searches without a result, with links to the form that gives them one. */
export function FailedSearchList({ searches, getRuleHref }: FailedSearchListProps) {
  const locale = useLocale();
  const t = useTranslations("statistics.searches");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section aria-label={t("table")} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t("list")}</caption>
        <thead>
          <tr className="border-line-strong border-b font-strong text-sm">
            <th scope="col" className="min-w-32 py-2 pr-3">
              {t("search")}
            </th>
            <th scope="col" className="px-2 py-2">
              {t("add")}
            </th>
            <th scope="col" className="px-2 py-2">
              {t("language")}
            </th>
            <th scope="col" className="px-2 py-2 text-right">
              {t("count")}
            </th>
            <th scope="col" className="px-2 py-2 text-right">
              {t("closest")}
            </th>
          </tr>
        </thead>
        <tbody>
          {searches.map((search) => (
            <tr key={`${search.locale} ${search.query}`} className="border-line border-b">
              <th scope="row" lang={search.locale} className="py-2 pr-3 font-text [overflow-wrap:anywhere]">
                {search.query}
              </th>
              <td className="px-2 py-2">
                <span className="flex flex-wrap gap-x-4">
                  {(["synonym", "page"] as const).map((kind) => (
                    <Link
                      key={kind}
                      href={getRuleHref(search, kind)}
                      aria-label={t(`addFor.${kind}`, { search: search.query })}
                      className="inline-flex min-h-8 items-center underline"
                    >
                      {t(`kinds.${kind}`)}
                    </Link>
                  ))}
                </span>
              </td>
              <td className="px-2 py-2 text-sm">{t(`languages.${search.locale}`)}</td>
              <td className="px-2 py-2 text-right tabular-nums">{formatNumber(search.count, locale)}</td>
              <td className="px-2 py-2 text-right tabular-nums">{formatNumber(search.closestCount, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
