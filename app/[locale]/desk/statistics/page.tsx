import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskUser } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DayChart } from "#components/business/statistics/day-chart.tsx";
import { ItemTable } from "#components/business/statistics/item-table.tsx";
import { PeriodNav } from "#components/business/statistics/period-nav.tsx";
import { Totals } from "#components/business/statistics/totals.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { parseOrder, type ShownMeasure } from "#lib/business/statistics/measures.ts";
import { parsePeriod, toPeriodParams } from "#lib/business/statistics/period.ts";
import { getTotals, listItemCounts, listReads } from "#lib/business/statistics/queries.ts";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("statistics.overview");
  return noindexMetadata(t("title"), addresses("/desk/statistics"));
}

type Param = "page" | "order" | "days" | "from" | "to";
type Props = { searchParams: Promise<Partial<Record<Param, string | string[]>>> };

/** What readers did in a period, in all and per recipe and story; for partners with theirs. */
export default async function StatisticsPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("statistics.overview")]);
  const path = address(locale, "/desk/statistics");
  const authorId = getDeskOwnerId(await requireDeskUser(path));
  const [period, order] = [parsePeriod(query), parseOrder(query.order)];
  const [totals, reads, { data, meta }] = await Promise.all([
    getTotals(period, authorId),
    listReads(period, { authorId }),
    listItemCounts(locale, period, { order, page: readPageParam(query.page), authorId }),
  ]);
  const withParams = (base: string, params: Record<string, string>) => {
    const all = new URLSearchParams({ ...toPeriodParams(period), ...params });
    return all.size > 0 ? `${base}?${all}` : base;
  };
  const toHref = (measure: ShownMeasure, page = 1) =>
    withParams(path, { ...(measure !== "read" && { order: measure }), ...(page > 1 && { page: String(page) }) });
  return (
    <>
      <PageHeading title={t("title")} intro={t(authorId ? "ownIntro" : "intro")} />
      <PeriodNav path={path} period={period} params={order === "read" ? {} : { order }} />
      <div className="mt-8">
        <Totals counts={totals} />
      </div>
      <section aria-labelledby="reads" className="mt-10">
        <h2 id="reads" className="mb-4 text-2xl">
          {t("reads")}
        </h2>
        <DayChart title={t("reads")} counts={reads} />
      </section>
      <section aria-labelledby="items" className="mt-10 pb-(--section)">
        <h2 id="items" className="mb-4 text-2xl">
          {t("items")}
        </h2>
        {data.length === 0 ? (
          <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <ItemTable
            items={data}
            order={order}
            getItemHref={(id) => withParams(routeAddress(locale, "/desk/statistics/[id]", { id }), {})}
            getOrderHref={(measure) => toHref(measure)}
          />
        )}
        <Pagination {...meta.pagination} getHref={(page) => toHref(order, page)} />
      </section>
    </>
  );
}
