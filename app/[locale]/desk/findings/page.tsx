import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { FindingFilters } from "#components/content/findings/finding-filters.tsx";
import { ReportList } from "#components/content/findings/finding-list.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { filterFindings, filterQuery, readFilter } from "#lib/content/findings/report.ts";
import { listFindings } from "#lib/content/findings/report-queries.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/findings";
const pageSize = 50;

export async function generateMetadata() {
  const t = await getTranslations("findings.desk");
  return noindexMetadata(t("title"), addresses(route));
}

type Props = { searchParams: Promise<Partial<Record<"severity" | "rule" | "kind" | "page", string | string[]>>> };

/** What is wrong or doubtful in all published recipes and stories. */
export default async function FindingsPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("findings.desk")]);
  const path = address(locale, route);
  await requireDeskEditor(path);
  const all = await listFindings();
  const filter = readFilter(query);
  const findings = filterFindings(all, filter);
  const pages = toPageCount(findings.length, pageSize);
  const page = Math.min(readPageParam(query.page), pages);
  if (all.length === 0) {
    return (
      <>
        <PageHeading title={t("title")} intro={t("intro")} />
        <EmptyState title={t("clearTitle")} text={t("clearText")} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={t("title")} intro={t("intro")} />
      <FindingFilters path={path} findings={all} filter={filter} />
      <p role="status" className="my-5 font-strong">
        {t("count", { count: findings.length })}
      </p>
      {findings.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <ReportList findings={findings.slice((page - 1) * pageSize, page * pageSize)} />
      )}
      <Pagination page={page} pages={pages} getHref={(number) => `${path}${filterQuery(filter, number)}`} />
    </>
  );
}
