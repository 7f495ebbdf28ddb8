import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { listUsefulFacets } from "#app/[locale]/facet-views.ts";
import type { FilterableListProps } from "#app/[locale]/filterable-list.tsx";
import { ListColumns, ListToolbar } from "#app/[locale]/filterable-list-layout.tsx";
import type { Filtering } from "#app/[locale]/filtering.ts";
import { CardGridSkeleton } from "#components/content/cards/card-grid-skeleton.tsx";
import { CardList } from "#components/content/cards/card-list.tsx";
import { ListSkeleton } from "#components/content/search/list-skeleton.tsx";
import { NoResults } from "#components/content/search/no-results.tsx";
import { RelaxationLinks } from "#components/content/search/relaxation-links.tsx";
import { TimeoutNotice } from "#components/content/search/timeout-notice.tsx";
import { Streamed } from "#components/ui/loading/streamed.tsx";
import { getCards } from "#lib/content/cards/card-queries.ts";
import { countListFacets } from "#lib/content/search/facet-queries.ts";
import { createListControls } from "#lib/content/search/list-controls.ts";
import { type SearchResult, searchItems } from "#lib/content/search/queries.ts";
import { recipeSorts } from "#lib/content/search/sorting.ts";
import { isSoftNavigation } from "#lib/platform/http/soft-navigation.ts";

interface FilteredListProps extends Omit<FilterableListProps, "filtering" | "filter" | "name" | "empty"> {
  filtering: Filtering;
}

/**
 * One page of the cards that the filters select, streamed. After a choice in the browser the former
 * list stays until this one is whole: its sheet remains open, its field keeps the focus.
 */
export async function FilteredList(props: FilteredListProps) {
  const { listTerms, path, sorts = recipeSorts, filtering } = props;
  const { sort, page } = filtering.input;
  const locale = await getLocale();
  const found = searchItems({ locale, search: "", listTerms, filters: filtering.filters, sort, page });
  if (page > 1) {
    const result = await found;
    if (result && page > result.pagination.pages)
      redirect(createListControls(locale, path, sorts, filtering.input).getHref({}));
  }
  return (
    <Streamed
      skeleton={
        <ListSkeleton hasCount>
          <CardGridSkeleton count={12} columns={3} />
        </ListSkeleton>
      }
      content={renderContent(props, found)}
      isAwaited={await isSoftNavigation()}
    />
  );
}

async function renderContent(
  { listTerms, path, sorts = recipeSorts, filtering: { input }, countLabel, heading, isFirst }: FilteredListProps,
  found: Promise<SearchResult | null>,
) {
  const locale = await getLocale();
  const [wholeList, result] = await Promise.all([countListFacets(locale, listTerms), found]);
  if (!result) return <TimeoutNotice listHref={path} />;
  const { pagination, isCapped } = result;
  const [facets, cards] = await Promise.all([
    listUsefulFacets(wholeList ?? { ...pagination, ...result }, result, input.selected),
    getCards(locale, result.ids),
  ]);
  const controls = createListControls(locale, path, sorts, input);
  const toolbarProps = { list: controls, facets, count: pagination.count, countLabel, isCapped };
  const empty = (
    <>
      <ListToolbar {...toolbarProps} />
      <NoResults search="" isFiltered />
      <RelaxationLinks list={controls} relaxations={result.relaxations} />
    </>
  );
  return (
    <ListColumns {...toolbarProps} wholeCount={wholeList?.count ?? 0}>
      <CardList
        list={{ data: cards, meta: { pagination } }}
        getHref={(number) => controls.getHref({ page: number })}
        countLabel={countLabel}
        heading={heading}
        isFirst={isFirst}
        columns={3}
        toolbar={<ListToolbar {...toolbarProps} />}
        empty={empty}
      />
    </ListColumns>
  );
}
