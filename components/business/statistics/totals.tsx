import { useLocale, useTranslations } from "next-intl";
import { type MeasureCounts, shownMeasures } from "#lib/business/statistics/measures.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** The sums of a period. A story has no cook mode and no ratings. */
export function Totals({ counts, isStory = false }: { counts: MeasureCounts; isStory?: boolean }) {
  const locale = useLocale();
  const t = useTranslations("statistics.measures");
  const measures = shownMeasures.filter((measure) => !isStory || (measure !== "cook_start" && measure !== "rating"));
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {measures.map((measure) => (
        <div key={measure} className="flex flex-col-reverse justify-end rounded-2 bg-tint px-4 py-3">
          <dt className="text-ink-2 text-sm">{t(measure)}</dt>
          <dd className="font-serif text-2xl lining-nums">{formatNumber(counts[measure], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
