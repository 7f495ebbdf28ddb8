import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeletionList } from "#components/content/deletions/deletion-list.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { restoreDays } from "#lib/content/deletions/limits.ts";
import { listDeletions } from "#lib/content/deletions/queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/deleted";

export async function generateMetadata() {
  const t = await getTranslations("deletions");
  return noindexMetadata(t("title"), addresses(route));
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

/** What the desk has deleted and can be restored, last deleted first. */
export default async function DeletedPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("deletions")]);
  const path = address(locale, route);
  await requireDeskEditor(path);
  const { data, meta } = await listDeletions(locale, readPageParam(query.page));
  return (
    <div className="pb-(--section)">
      <PageHeading title={t("title")} intro={t("intro", { days: restoreDays })} />
      {data.length === 0 ? <EmptyState title={t("emptyTitle")} /> : <DeletionList deletions={data} />}
      <Pagination {...meta.pagination} getHref={(page) => (page === 1 ? path : `${path}?page=${page}`)} />
    </div>
  );
}
