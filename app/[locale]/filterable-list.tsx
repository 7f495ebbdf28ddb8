import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { createFacetViews } from "#app/[locale]/facet-views.ts";
import { ListColumns, ListToolbar } from "#app/[locale]/filterable-list-layout.tsx";
import type { Filtering } from "#app/[locale]/filtering.ts";
import { listPaginated } from "#app/[locale]/paginated-list.ts";
import { CardList } from "#components/cards/card-list.tsx";
import { NoResults } from "#components/search/no-results.tsx";
import { RelaxationLinks } from "#components/search/relaxation-links.tsx";
import { TimeoutNotice } from "#components/search/timeout-notice.tsx";
import { getCards } from "#lib/cards/card-queries.ts";
import type { CardList as CardListQuery } from "#lib/cards/queries.ts";
import { countListFacets, isUsefulFacet, type ListFacets, listFacetValues } from "#lib/search/facet-queries.ts";
import { createListControls } from "#lib/search/list-controls.ts";
import { searchItems } from "#lib/search/queries.ts";
import { recipeSorts, type Sort } from "#lib/search/sorting.ts";

/** Shorter lists have no filters. */
const minFilterableCards = 5;
/**
 * Lists up to this length open fewer filter groups, so that the column stays as short as the list.
 */
const maxShortListCards = 12;

export interface FilterableListProps {
  /** The list as conditions for the database, and the same as terms of the index. */
  filter: Omit<CardListQuery, "locale" | "page">;
  listTerms: string[];
  /** Address of the list without filters. */
  path: string;
  page: number;
  filtering?: Filtering;
  sorts?: readonly Sort[];
  name: string;
  countLabel: "recipes" | "stories" | "all";
  heading?: 2 | 3;
  isFirst?: boolean;
  /** Replaces an empty list. */
  empty: ReactNode;
}

/** A list of cards with filters: one page of all cards, or of those `filtering` selects. */
export async function FilterableList({ filtering, ...props }: FilterableListProps) {
  const locale = await getLocale();
  const wholeList = await countListFacets(locale, props.listTerms);
  return filtering ? (
    <FilteredList {...props} filtering={filtering} wholeList={wholeList} />
  ) : (
    <UnfilteredList {...props} wholeList={wholeList} />
  );
}

async function UnfilteredList({
  filter,
  listTerms: _,
  path,
  page,
  sorts = recipeSorts,
  wholeList,
  ...listProps
}: UnfilteredListProps) {
  const locale = await getLocale();
  const list = await listPaginated({ locale, ...filter, page });
  const { count, isCapped } = list.meta.pagination;
  const input = { page, sort: sorts[0] ?? "newest", selected: {} };
  const controls = createListControls(locale, path, sorts, input);
  const facets = count < minFilterableCards || !wholeList ? [] : await listUsefulFacets(wholeList, wholeList, input);
  const getHref = (number: number) => controls.getHref({ page: number });
  if (facets.length === 0) return <CardList list={list} getHref={getHref} {...listProps} />;
  const toolbarProps = { list: controls, facets, count, countLabel: listProps.countLabel };
  return (
    <ListColumns {...toolbarProps} isCapped={wholeList?.isCapped} isShort={count <= maxShortListCards}>
      <CardList
        list={list}
        getHref={getHref}
        {...listProps}
        columns={3}
        toolbar={<ListToolbar {...toolbarProps} isCapped={isCapped} />}
      />
    </ListColumns>
  );
}

async function FilteredList({
  listTerms,
  path,
  sorts = recipeSorts,
  wholeList,
  filtering,
  ...listProps
}: FilteredListProps) {
  const { input, filters } = filtering;
  const locale = await getLocale();
  const result = await searchItems({ locale, search: "", listTerms, filters, sort: input.sort, page: input.page });
  if (!result) return <TimeoutNotice listHref={path} />;
  const controls = createListControls(locale, path, sorts, input);
  const { pagination, isCapped } = result;
  if (input.page > pagination.pages) redirect(controls.getHref({}));
  const facets = await listUsefulFacets(wholeList ?? { ...pagination, ...result }, result, input);
  const toolbarProps = { list: controls, facets, count: pagination.count, countLabel: listProps.countLabel, isCapped };
  const empty = (
    <>
      <ListToolbar {...toolbarProps} />
      <NoResults search="" isFiltered />
      <RelaxationLinks list={controls} relaxations={result.relaxations} />
    </>
  );
  return (
    <ListColumns {...toolbarProps} isShort={(wholeList?.count ?? 0) <= maxShortListCards}>
      <CardList
        list={{ data: await getCards(locale, result.ids), meta: { pagination } }}
        getHref={(page) => controls.getHref({ page })}
        countLabel={listProps.countLabel}
        heading={listProps.heading}
        isFirst={listProps.isFirst}
        columns={3}
        toolbar={<ListToolbar {...toolbarProps} />}
        empty={empty}
      />
    </ListColumns>
  );
}

type UnfilteredListProps = Omit<FilterableListProps, "filtering"> & { wholeList: ListFacets | null };
type FilteredListProps = UnfilteredListProps & { filtering: Filtering };

/** Facets that divide the whole list, with the counts of the displayed part. */
async function listUsefulFacets(
  wholeList: ListFacets,
  displayedPart: Pick<ListFacets, "facets">,
  { selected }: Filtering["input"],
) {
  const values = await listFacetValues(await getLocale());
  const isOffered: Parameters<typeof createFacetViews>[0]["isOffered"] = (kind, key) =>
    isUsefulFacet(wholeList, kind, key);
  return createFacetViews({ counts: displayedPart.facets, values, selected, isOffered });
}
