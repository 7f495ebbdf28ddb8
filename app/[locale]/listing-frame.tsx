import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { FacetView } from "#components/searches/facet-view.ts";
import { Facets } from "#components/searches/facets.tsx";
import { Toolbar } from "#components/searches/toolbar.tsx";
import type { Narrowable } from "#lib/searches/narrowable.ts";

interface BarProps {
  list: Narrowable;
  facets: FacetView[];
  count: number;
  counted: "recipes" | "stories" | "all";
  isCapped?: boolean;
}

/** Above the cards: how many there are, the way to the filters, what is chosen and the order. */
export async function ListBar({ list, facets, count, counted, isCapped = false }: BarProps) {
  const [t, capped] = await Promise.all([getTranslations("cards.list"), getTranslations("searches.results")]);
  return (
    <Toolbar list={list} facets={facets}>
      <p role="status" className="mr-2 font-strong">
        {isCapped ? capped("countCapped", { count }) : t(counted, { count })}
      </p>
    </Toolbar>
  );
}

interface ColumnsProps extends Omit<BarProps, "counted"> {
  isShort: boolean;
  children: ReactNode;
}

/** What the list can be narrowed down by beside its cards; with few cards most of it is folded. */
export function ListColumns({ list, facets, count, isCapped, isShort, children }: ColumnsProps) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <Facets list={list} facets={facets} count={count} isCapped={isCapped} open={isShort ? 2 : undefined} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
