import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import type { CaseReport } from "#lib/people/reports/desk-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** What readers have reported about the same content. */
export function ReportList({ reports }: { reports: CaseReport[] }) {
  const locale = useLocale();
  const t = useTranslations("reports.desk");
  const reasons = useTranslations("reports.reasons");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {reports.map(({ id, reference, reason, text, isNotice, createdAt, reporter, reporterName, ...report }) => (
        <li key={id} className="grid gap-1 py-3 [overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-center gap-3 font-strong">
            {reasons(reason)}
            {isNotice && <Badge variant="outline">{t("notice")}</Badge>}
          </p>
          <p lang={report.locale} className="whitespace-pre-line">
            {text || t("noText")}
          </p>
          <p className="text-ink-3 text-sm">
            {t("by", {
              reference,
              day: formatLongDate(createdAt.toISOString(), locale),
              name: reporterName ?? reporter?.name ?? t("anonymous"),
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
