import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskUser } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { LibraryFilters } from "#components/content/pictures/library-filters.tsx";
import { PictureGrid } from "#components/content/pictures/picture-grid.tsx";
import { UploadForm } from "#components/content/pictures/upload-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { parseLibraryFilter, toLibraryParams } from "#lib/content/pictures/library-filter.ts";
import { listLibrary } from "#lib/content/pictures/queries.ts";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("pictures");
  return noindexMetadata(t("title"), addresses("/desk/pictures"));
}

type Param = "page" | "q" | "state" | "from";
type Props = { searchParams: Promise<Record<Param, string | string[] | undefined>> };

/** The library of pictures: upload, search and filters; for partners what they have uploaded. */
export default async function PicturesPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("pictures")]);
  const path = address(locale, "/desk/pictures");
  const ownerId = getDeskOwnerId(await requireDeskUser(path));
  const filter = parseLibraryFilter(query);
  const { data, meta } = await listLibrary(filter, { ownerId, page: readPageParam(query.page) });
  const { count } = meta.pagination;
  const isAllOwn = ownerId !== null && Object.keys(toLibraryParams(filter)).length === 0;
  const toHref = (page: number) => {
    const params = new URLSearchParams({ ...toLibraryParams(filter), ...(page > 1 && { page: String(page) }) });
    return `${path}${params.size > 0 ? `?${params}` : ""}`;
  };
  return (
    <ClientMessages namespaces={["pictures.upload", "ui.form"]}>
      <PageHeading title={t("title")} intro={t(ownerId ? "ownIntro" : "intro")} />
      <div className="grid gap-8 pb-(--section)">
        <UploadForm
          locale={locale}
          icons={{ picture: <Icon name="image" />, error: <Icon name="circleAlert" className="mt-[0.1em]" /> }}
        />
        <LibraryFilters path={path} filter={filter} hasOrigins={ownerId === null} />
        <div>
          <p role="status" className="mb-5 text-ink-2 tabular-nums">
            {t("count", { count })}
          </p>
          {data.length === 0 ? (
            <EmptyState title={t("emptyTitle")} text={t(isAllOwn ? "ownEmpty" : "emptyText")} />
          ) : (
            <PictureGrid
              pictures={data}
              getHref={({ id }) => routeAddress(locale, "/desk/pictures/[id]", { id })}
              heading={2}
            />
          )}
          <Pagination {...meta.pagination} getHref={toHref} />
        </div>
      </div>
    </ClientMessages>
  );
}
