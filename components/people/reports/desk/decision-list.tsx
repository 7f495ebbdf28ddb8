import { useLocale, useTranslations } from "next-intl";
import { CaseTitle } from "#components/people/reports/desk/case-title.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { DeskDecision } from "#lib/people/reports/desk-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** Decisions with their reasons; with a report, each leads to its case. */
export function DecisionList({ decisions }: { decisions: (DeskDecision & { reportId?: string | null })[] }) {
  const locale = useLocale();
  const t = useTranslations("reports.desk");
  const objection = useTranslations("reports.objection");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {decisions.map(({ id, action, ground, rule, text, targetType, targetTitle, createdAt, editor, reportId }) => {
        const title = <CaseTitle type={targetType} title={targetTitle} />;
        return (
          <li key={id} className="grid gap-1 py-3 [overflow-wrap:anywhere]">
            <p className="font-strong">
              {t(`actions.${action}`)}:{" "}
              {reportId ? (
                <Link href={routeAddress(locale, "/desk/reports/[id]", { id: reportId })} className="underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            {ground && <p className="text-ink-2 text-sm">{objection(`grounds.${ground}`, { rule })}</p>}
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-ink-3 text-sm">
              {t("entry", {
                day: formatLongDate(createdAt.toISOString(), locale),
                name: editor?.name ?? t("noEditor"),
              })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
