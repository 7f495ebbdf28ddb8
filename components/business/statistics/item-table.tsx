import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { type MeasureCounts, type ShownMeasure, shownMeasures } from "#lib/business/statistics/measures.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface ItemTableProps {
  items: (MeasureCounts & { id: string; type: "recipe" | "article"; title: string })[];
  /** The column that orders the table. */
  order: ShownMeasure;
  getItemHref: (id: string) => string;
  getOrderHref: (order: ShownMeasure) => string;
}

/** What was counted per item; the heading of a column orders the table by it. */
export function ItemTable({ items, order, getItemHref, getOrderHref }: ItemTableProps) {
  const locale = useLocale();
  const t = useTranslations("statistics");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section aria-label={t("table.label")} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t("table.caption", { order: t(`measures.${order}`) })}</caption>
        <thead>
          <tr className="border-line-strong border-b font-strong text-sm">
            <th scope="col" className="min-w-48 py-2 pr-3">
              {t("table.item")}
            </th>
            {shownMeasures.map((measure) => (
              <th
                key={measure}
                scope="col"
                aria-sort={measure === order ? "descending" : undefined}
                className="px-2 py-2 text-right"
              >
                <Link href={getOrderHref(measure)} className="inline-flex min-h-8 items-center underline">
                  {t(`measures.${measure}`)}
                  {measure === order && <span aria-hidden>&nbsp;↓</span>}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="border-line border-b">
              <th scope="row" className="py-2 pr-3 font-text [overflow-wrap:anywhere]">
                <Link href={getItemHref(item.id)} className="inline-flex min-h-8 items-center underline">
                  {item.title || t("table.untitled")}
                </Link>{" "}
                <span className="text-ink-3 text-sm">{t(`types.${item.type}`)}</span>
              </th>
              {shownMeasures.map((measure) => (
                <td key={measure} className="px-2 py-2 text-right tabular-nums">
                  {formatNumber(item[measure], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
