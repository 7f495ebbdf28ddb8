import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { redirectToTranslation } from "#app/[locale]/filtering.ts";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { CardGridSkeleton } from "#components/content/cards/card-grid-skeleton.tsx";
import { SearchSkeleton } from "#components/content/search/list-skeleton.tsx";
import { SearchForm } from "#components/content/search/search-form.tsx";
import { Streamed } from "#components/ui/loading/streamed.tsx";
import { searchAddress } from "#lib/content/search/address.ts";
import { listFacetValues, resolveSelected } from "#lib/content/search/facet-queries.ts";
import { searchItems } from "#lib/content/search/queries.ts";
import { findRedirect } from "#lib/content/search/rules/queries.ts";
import { parseSearchParams, type SearchInput, type SearchType } from "#lib/content/search/search-params.ts";
import { extractTimeFilter } from "#lib/content/search/time-filter.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { EmptySearchSkeleton, renderEmptySearch } from "./empty-search.tsx";
import { renderResults } from "./results.tsx";

// The response depends on the query.
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const itemTypes = { recipes: "recipe", stories: "article" } as const satisfies Record<SearchType, string>;

/** A search of all types, without filters and as first shown. */
const isPlain = ({ type, page, selected }: SearchInput) =>
  type === null && page === 1 && Object.keys(selected).length === 0;

async function readInput(searchParams: Props["searchParams"]) {
  const [params, locale] = await Promise.all([searchParams, getLocale()]);
  return { ...parseSearchParams(params, locale), locale };
}

export async function generateMetadata({ searchParams }: Props) {
  const [{ search }, t] = await Promise.all([readInput(searchParams), getTranslations("search.page")]);
  return listMetadata({
    title: search ? t("titleFor", { search }) : t("title"),
    description: t("description"),
    alternates: addresses("/search"),
    isIndexed: false,
  });
}

export default async function SearchPage({ searchParams }: Props) {
  const [{ locale, ...requested }, t] = await Promise.all([readInput(searchParams), getTranslations("search.page")]);
  await redirectToTranslation(await searchParams, locale, address(locale, "/search"));
  const timed = extractTimeFilter(requested);
  if (timed) redirect(searchAddress(locale, timed));
  const values = await listFacetValues(locale);
  const redirected = isPlain(requested) ? await findRedirect(locale, requested.search) : null;
  if (redirected) redirect(redirected);
  const { selected, filters } = resolveSelected(requested.selected, values);
  const input = { ...requested, selected };
  const { search, type, sort, page } = input;
  const hasCriteria = search !== "" || Object.keys(filters).length > 0;
  const found = hasCriteria
    ? searchItems({ locale, search, type: type ? itemTypes[type] : undefined, filters, sort, page })
    : null;
  if (found && page > 1) {
    const result = await found;
    if (result && page > result.pagination.pages) redirect(searchAddress(locale, { ...input, page: 1 }));
  }
  return (
    <div className="wrap pt-6 md:pt-8">
      <h1 className="sr-only">{search ? t("heading", { search }) : t("title")}</h1>
      <SearchForm search={search} type={type} />
      {found ? (
        <Streamed
          key={search}
          skeleton={
            <SearchSkeleton>
              <CardGridSkeleton count={12} columns={3} />
            </SearchSkeleton>
          }
          content={renderResults({ input, found, values, isPlain: isPlain(requested) })}
        />
      ) : (
        <Streamed key="" skeleton={<EmptySearchSkeleton />} content={renderEmptySearch()} />
      )}
    </div>
  );
}
