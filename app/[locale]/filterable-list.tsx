import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { listUsefulFacets } from "#app/[locale]/facet-views.ts";
import { ListColumns, ListToolbar } from "#app/[locale]/filterable-list-layout.tsx";
import { FilteredList } from "#app/[locale]/filtered-list.tsx";
import type { Filtering } from "#app/[locale]/filtering.ts";
import { listPaginated } from "#app/[locale]/paginated-list.ts";
import { CardList } from "#components/content/cards/card-list.tsx";
import type { CardList as CardListQuery } from "#lib/content/cards/queries.ts";
import { countListFacets } from "#lib/content/search/facet-queries.ts";
import { createListControls } from "#lib/content/search/list-controls.ts";
import { recipeSorts, type Sort } from "#lib/content/search/sorting.ts";

/** Shorter lists have no filters. */
const minFilterableCards = 5;

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
export function FilterableList({ filtering, ...props }: FilterableListProps) {
  return filtering ? <FilteredList {...props} filtering={filtering} /> : <UnfilteredList {...props} />;
}

async function UnfilteredList({
  filter,
  listTerms,
  path,
  page,
  sorts = recipeSorts,
  ...listProps
}: Omit<FilterableListProps, "filtering">) {
  const locale = await getLocale();
  const [wholeList, list] = await Promise.all([
    countListFacets(locale, listTerms),
    listPaginated({ locale, ...filter, page }),
  ]);
  const { count, isCapped } = list.meta.pagination;
  const controls = createListControls(locale, path, sorts, { page, sort: sorts[0] ?? "newest", selected: {} });
  const facets = count < minFilterableCards || !wholeList ? [] : await listUsefulFacets(wholeList, wholeList, {});
  const getHref = (number: number) => controls.getHref({ page: number });
  if (facets.length === 0) return <CardList list={list} getHref={getHref} {...listProps} />;
  const toolbarProps = { list: controls, facets, count, countLabel: listProps.countLabel };
  return (
    <ListColumns {...toolbarProps} isCapped={wholeList?.isCapped} wholeCount={count}>
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
