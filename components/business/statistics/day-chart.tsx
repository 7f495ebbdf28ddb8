import { useLocale, useTranslations } from "next-intl";
import type { DayCount } from "#lib/business/statistics/measures.ts";
import { formatDay } from "#lib/platform/i18n/date.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** Units of the drawing, which is stretched to the width of its place. */
const [barWidth, gap, height] = [8, 2, 60];

interface DayChartProps {
  /** Says what is counted. */
  title: string;
  counts: DayCount[];
}

/** A bar for each day, and the same numbers as a table that can be opened. */
export function DayChart({ title, counts }: DayChartProps) {
  const locale = useLocale();
  const t = useTranslations("statistics.chart");
  const max = Math.max(1, ...counts.map(({ count }) => count));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last || total === 0) return <p className="text-ink-2">{t("none")}</p>;
  const label = t("label", {
    title,
    total,
    max: Math.max(...counts.map(({ count }) => count)),
    from: formatDay(first.day, locale),
    to: formatDay(last.day, locale),
  });
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${counts.length * (barWidth + gap)} ${height}`}
        preserveAspectRatio="none"
        className="block h-36 w-full border-line-strong border-b text-primary"
      >
        {counts.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index * (barWidth + gap) + gap / 2}
            y={height - (count / max) * height}
            width={barWidth}
            height={(count / max) * height}
            fill="currentColor"
          />
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between gap-4 text-ink-3 text-sm">
        <span>{formatDay(first.day, locale)}</span>
        <span>{t("max", { max: Math.max(...counts.map(({ count }) => count)) })}</span>
        <span>{formatDay(last.day, locale)}</span>
      </figcaption>
      <details className="mt-3">
        <summary className="min-h-8 cursor-pointer text-sm underline">{t("table")}</summary>
        <table className="mt-2 w-full max-w-md border-collapse text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-line-strong border-b font-strong">
              <th scope="col" className="py-1 pr-3">
                {t("day")}
              </th>
              <th scope="col" className="py-1 text-right">
                {t("count")}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.toReversed().map(({ day, count }) => (
              <tr key={day} className="border-line border-b">
                <th scope="row" className="py-1 pr-3 font-text">
                  {formatDay(day, locale)}
                </th>
                <td className="py-1 text-right tabular-nums">{formatNumber(count, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
