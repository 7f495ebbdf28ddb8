import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { readDeskSearch } from "#app/[locale]/desk/desk-search.ts";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { ClipGrid } from "#components/content/clips/clip-grid.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { DeskSearch } from "#components/ui/desk/desk-search.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listClips } from "#lib/content/clips/queries.ts";
import { findPictures } from "#lib/platform/media/queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/clips";

export async function generateMetadata() {
  const t = await getTranslations("clips");
  return noindexMetadata(t("title"), addresses(route));
}

type Props = { searchParams: Promise<Record<"page" | "search", string | string[] | undefined>> };

/** The clips of the site. */
export default async function ClipsPage({ searchParams }: Props) {
  const [query, locale, t, desk] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("clips"),
    getTranslations("ui.desk"),
  ]);
  const path = address(locale, route);
  const { id: editorId } = await requireDeskEditor(path);
  const { search, hrefOf } = readDeskSearch(path, query.search);
  const { data, meta } = await listClips(search, readPageParam(query.page));
  const posters = await findPictures(
    locale,
    data.map(({ posterId }) => posterId),
  );
  return (
    <div className="pb-(--section)">
      <DeskMessage kind="clip" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/clips/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      <DeskSearch path={path} label={t("search")} submit={desk("search")} value={search} />
      <p role="status" className="mb-5 text-ink-2 tabular-nums">
        {t("count", { count: meta.pagination.count })}
      </p>
      {data.length === 0 ? <EmptyState title={t("emptyTitle")} /> : <ClipGrid clips={data} posters={posters} />}
      <Pagination {...meta.pagination} getHref={hrefOf} />
    </div>
  );
}
