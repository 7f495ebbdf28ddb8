import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { RedirectForm } from "#components/desk/redirects/desk/redirect-form.tsx";
import { RedirectTable } from "#components/desk/redirects/desk/redirect-table.tsx";
import { DeskSearch } from "#components/ui/desk/desk-search.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listRedirects } from "#lib/desk/redirects/desk-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { readDeskSearch } from "../desk-search.ts";

export const dynamic = "force-dynamic";

const route = "/desk/redirects";

export async function generateMetadata() {
  const t = await getTranslations("redirects.desk");
  return noindexMetadata(t("title"), addresses(route));
}

type Props = { searchParams: Promise<Partial<Record<"search" | "page", string | string[]>>> };

/** Old addresses that lead to pages, and the form for a new one. */
export default async function DeskRedirectsPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("redirects.desk")]);
  const path = address(locale, route);
  const { id: editorId } = await requireDeskEditor(path);
  const { search, hrefOf } = readDeskSearch(path, query.search);
  const [desk, { data, meta }] = await Promise.all([
    getTranslations("ui.desk"),
    listRedirects(search, readPageParam(query.page)),
  ]);
  return (
    <>
      <DeskMessage kind="redirect" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")} />
      <section aria-labelledby="new" className="pb-10">
        <SectionHeading id="new" title={t("new")} />
        <RedirectForm />
      </section>
      <section aria-labelledby="all" className="section pb-(--section)">
        <SectionHeading id="all" title={t("all")} />
        <DeskSearch path={path} label={t("searchLabel")} submit={desk("search")} value={search} />
        <p role="status" className="mb-3 font-strong">
          {t("count", { count: meta.pagination.count })}
        </p>
        {data.length === 0 ? (
          <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <RedirectTable redirects={data} />
        )}
        <Pagination {...meta.pagination} getHref={hrefOf} />
      </section>
    </>
  );
}
