import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { CaseTitle } from "#components/people/reports/desk/case-title.tsx";
import { DecisionForm } from "#components/people/reports/desk/decision-form.tsx";
import { DecisionList } from "#components/people/reports/desk/decision-list.tsx";
import { ReportList } from "#components/people/reports/desk/report-list.tsx";
import { ReportedContent } from "#components/people/reports/desk/reported-content.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listPossibleActions } from "#lib/people/reports/case-actions.ts";
import { findReportCase } from "#lib/people/reports/desk-queries.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("reports.desk")]);
  return noindexMetadata(t("title"), routeAddresses("/desk/reports/[id]", { id }));
}

/** Reported content with all reports about it, what was decided before, and the decision. */
export default async function ReportCasePage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("reports.desk")]);
  await requireDeskEditor(routeAddress(locale, "/desk/reports/[id]", { id }));
  const view = await requireEntry(id, () => findReportCase(id, locale));
  const { report, target, open, decisions, earlier } = view;
  const actions = listPossibleActions(view);
  const title = target?.title || decisions[0]?.targetTitle || report.targetAddress;
  return (
    <>
      <p>
        <Link
          href={address(locale, "/desk/reports")}
          className="inline-flex min-h-8 items-center gap-1 text-sm underline"
        >
          {t("back")}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl leading-tight [overflow-wrap:anywhere]">
        <CaseTitle type={report.targetType} title={title} />
      </h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-10">
          <ReportedContent target={target} address={report.targetAddress} isPage={report.targetType === "address"} />
          {open.length > 0 && (
            <section aria-labelledby="reports">
              <SectionHeading id="reports" title={t("reports")} />
              <ReportList reports={open} />
            </section>
          )}
          {decisions.length > 0 && (
            <section aria-labelledby="history">
              <SectionHeading id="history" title={t("history")} />
              <DecisionList decisions={decisions} />
            </section>
          )}
          {earlier.length > 0 && (
            <section aria-labelledby="earlier">
              <SectionHeading id="earlier" title={t("earlier")} />
              <DecisionList decisions={earlier} />
            </section>
          )}
        </div>
        {actions.length > 0 && (
          <section aria-labelledby="decide" className="rounded-2 bg-tint p-5">
            <h2 id="decide" className="mb-4 text-2xl">
              {t("decide")}
            </h2>
            <DecisionForm
              reportId={report.id}
              newestId={open.at(-1)?.id ?? ""}
              version={target?.comment?.version ?? 0}
              actions={actions}
            />
          </section>
        )}
      </div>
    </>
  );
}
