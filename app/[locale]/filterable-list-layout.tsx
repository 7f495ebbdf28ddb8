import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FacetView } from "#components/content/search/facet-view.ts";
import { Facets } from "#components/content/search/facets.tsx";
import { listColumnsClass } from "#components/content/search/list-skeleton.tsx";
import { Toolbar } from "#components/content/search/toolbar.tsx";
import type { ListControls } from "#lib/content/search/list-controls.ts";

interface ListToolbarProps {
  list: ListControls;
  facets: FacetView[];
  count: number;
  countLabel: "recipes" | "stories" | "all";
  isCapped?: boolean;
}

/** Above the cards: their number, the filter button, the selected filters, the sort order. */
export function ListToolbar({ list, facets, count, countLabel, isCapped = false }: ListToolbarProps) {
  const t = useTranslations("cards.list");
  const capped = useTranslations("search.results");
  return (
    <Toolbar list={list} facets={facets}>
      <p role="status" className="mr-2 font-strong">
        {isCapped ? capped("countCapped", { count }) : t(countLabel, { count })}
      </p>
    </Toolbar>
  );
}

/**
 * Lists up to this length open fewer filter groups, so that the column stays as short as the list.
 */
const maxShortListCards = 12;

interface ListColumnsProps extends Omit<ListToolbarProps, "countLabel"> {
  /** Number of cards without filters. */
  wholeCount: number;
  children: ReactNode;
}

/** The filters beside the cards; a short list starts with fewer open groups. */
export function ListColumns({ list, facets, count, isCapped, wholeCount, children }: ListColumnsProps) {
  const openGroups = wholeCount <= maxShortListCards ? 2 : undefined;
  return (
    <div className={listColumnsClass}>
      <Facets list={list} facets={facets} count={count} isCapped={isCapped} openGroups={openGroups} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
