import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { FacetView } from "#components/search/facet-view.ts";
import { Facets } from "#components/search/facets.tsx";
import { Toolbar } from "#components/search/toolbar.tsx";
import type { ListControls } from "#lib/search/list-controls.ts";

interface ListToolbarProps {
  list: ListControls;
  facets: FacetView[];
  count: number;
  countLabel: "recipes" | "stories" | "all";
  isCapped?: boolean;
}

/** Above the cards: their number, the filter button, the selected filters, the sort order. */
export async function ListToolbar({ list, facets, count, countLabel, isCapped = false }: ListToolbarProps) {
  const [t, capped] = await Promise.all([getTranslations("cards.list"), getTranslations("search.results")]);
  return (
    <Toolbar list={list} facets={facets}>
      <p role="status" className="mr-2 font-strong">
        {isCapped ? capped("countCapped", { count }) : t(countLabel, { count })}
      </p>
    </Toolbar>
  );
}

interface ListColumnsProps extends Omit<ListToolbarProps, "countLabel"> {
  isShort: boolean;
  children: ReactNode;
}

/** The filters beside the cards; a short list starts with fewer open groups. */
export function ListColumns({ list, facets, count, isCapped, isShort, children }: ListColumnsProps) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <Facets list={list} facets={facets} count={count} isCapped={isCapped} openGroups={isShort ? 2 : undefined} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
