import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { CaseList } from "#components/people/reports/desk/case-list.tsx";
import { DecisionList } from "#components/people/reports/desk/decision-list.tsx";
import { ObjectionList } from "#components/people/reports/desk/objection-list.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listDecidedCases, listReportCases } from "#lib/people/reports/desk-queries.ts";
import { listOpenObjections } from "#lib/people/reports/objection-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/reports";

export async function generateMetadata() {
  const t = await getTranslations("reports.desk");
  return noindexMetadata(t("title"), addresses(route));
}

/** Reported content and objections that wait for an editor, and what was decided lately. */
export default async function ReportsPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("reports.desk")]);
  await requireDeskEditor(address(locale, route));
  const [cases, objections, decided] = await Promise.all([listReportCases(), listOpenObjections(), listDecidedCases()]);
  return (
    <ClientMessages namespaces={["reports.desk"]}>
      <PageHeading title={t("title")} intro={t("intro")} />
      <section aria-labelledby="open">
        <SectionHeading id="open" title={t("open")} />
        {cases.length > 0 ? <CaseList cases={cases} /> : <EmptyState title={t("emptyTitle")} text={t("emptyText")} />}
      </section>
      {objections.length > 0 && (
        <section aria-labelledby="objections" className="section">
          <SectionHeading id="objections" title={t("objections")} />
          <ObjectionList objections={objections} />
        </section>
      )}
      {decided.length > 0 && (
        <section aria-labelledby="decided" className="section">
          <SectionHeading id="decided" title={t("decided")} />
          <DecisionList decisions={decided} />
        </section>
      )}
    </ClientMessages>
  );
}
