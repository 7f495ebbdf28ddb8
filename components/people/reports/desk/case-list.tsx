import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ReportCase } from "#lib/people/reports/desk-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** Reported content that waits for a decision. */
export function CaseList({ cases }: { cases: ReportCase[] }) {
  const locale = useLocale();
  const t = useTranslations("reports.desk");
  const reason = useTranslations("reports.reasons");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {cases.map((entry) => (
        <li key={entry.reportId} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <h3 className="text-lg [overflow-wrap:anywhere]">
            <Link href={routeAddress(locale, "/desk/reports/[id]", { id: entry.reportId })}>
              {reason(entry.reason)}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-3 text-ink-2 text-sm md:row-span-2 md:self-center">
            <Badge variant="plain">{t(`types.${entry.targetType}`)}</Badge>
            {entry.hasNotice && <Badge variant="outline">{t("notice")}</Badge>}
          </p>
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            {t("count", { count: entry.count })} ·{" "}
            {t("oldest", { day: formatLongDate(entry.oldestAt.toISOString(), locale) })}
            {entry.targetAddress && ` · ${entry.targetAddress}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
