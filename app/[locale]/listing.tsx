import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { facetViews } from "#app/[locale]/facet-views.ts";
import { ListBar, ListColumns } from "#app/[locale]/listing-frame.tsx";
import type { Narrowing } from "#app/[locale]/narrowing.ts";
import { listNumbered } from "#app/[locale]/numbered-list.ts";
import { CardList } from "#components/cards/card-list.tsx";
import { NoMatch } from "#components/searches/no-match.tsx";
import { TookTooLong } from "#components/searches/took-too-long.tsx";
import { WaysOut } from "#components/searches/ways-out.tsx";
import type { CardList as CardListQuery } from "#lib/cards/queries.ts";
import { readCards } from "#lib/cards/rows.ts";
import { recipeSorts, type Sort } from "#lib/searches/choice.ts";
import { listFacetValues } from "#lib/searches/facet-values.ts";
import { countListFacets, type ListFacets, splits } from "#lib/searches/list-facets.ts";
import { narrowableList } from "#lib/searches/narrowable.ts";
import { searchItems } from "#lib/searches/queries.ts";

/** Of fewer nobody wants to choose by anything but looking. */
const fewest = 5;
/** Up to so many cards the column beside them stays short. */
const few = 12;

export interface ListingProps {
  /** What the list holds, for the database, and the same as names of lists (lib/search/scopes.ts). */
  filter: Omit<CardListQuery, "locale" | "page">;
  scope: string[];
  /** Address of the whole list. */
  path: string;
  page: number;
  narrowing?: Narrowing;
  sorts?: readonly Sort[];
  name: string;
  counted: "recipes" | "stories" | "all";
  heading?: 2 | 3;
  isFirst?: boolean;
  /** Instead of a list of nothing. */
  empty: ReactNode;
}

/** A list of cards with what it can be narrowed down by: a numbered page of all of it, or what the query of a page asks for. */
export async function Listing({ narrowing, ...props }: ListingProps) {
  const locale = await getLocale();
  const whole = await countListFacets(locale, props.scope);
  return narrowing ? <Narrowed {...props} narrowing={narrowing} whole={whole} /> : <Whole {...props} whole={whole} />;
}

async function Whole({ filter, scope: _, path, page, sorts = recipeSorts, whole, ...shown }: PartProps) {
  const locale = await getLocale();
  const list = await listNumbered({ locale, ...filter, page });
  const { count, isCapped } = list.meta.pagination;
  const input = { page, sort: sorts[0] ?? "newest", chosen: {} };
  const narrowable = narrowableList(locale, path, sorts, input);
  const facets = count < fewest || !whole ? [] : await offered(whole, whole, input);
  const hrefOf = (number: number) => narrowable.hrefOf({ page: number });
  if (facets.length === 0) return <CardList list={list} hrefOf={hrefOf} {...shown} />;
  const bar = { list: narrowable, facets, count, counted: shown.counted };
  return (
    <ListColumns {...bar} isCapped={whole?.isCapped} isShort={count <= few}>
      <CardList list={list} hrefOf={hrefOf} {...shown} columns={3} toolbar={<ListBar {...bar} isCapped={isCapped} />} />
    </ListColumns>
  );
}

async function Narrowed({ scope, path, sorts = recipeSorts, whole, narrowing, ...shown }: NarrowedProps) {
  const { input, filters } = narrowing;
  const locale = await getLocale();
  const found = await searchItems({ locale, search: "", scope, filters, sort: input.sort, page: input.page });
  if (!found) return <TookTooLong whole={path} />;
  const narrowable = narrowableList(locale, path, sorts, input);
  const { pagination, isCapped } = found;
  if (input.page > pagination.pages) redirect(narrowable.hrefOf({}));
  const facets = await offered(whole ?? { ...pagination, ...found }, found, input);
  const bar = { list: narrowable, facets, count: pagination.count, counted: shown.counted, isCapped };
  const empty = (
    <>
      <ListBar {...bar} />
      <NoMatch search="" isFiltered />
      <WaysOut list={narrowable} ways={found.loosened} />
    </>
  );
  return (
    <ListColumns {...bar} isShort={(whole?.count ?? 0) <= few}>
      <CardList
        list={{ data: await readCards(locale, found.ids), meta: { pagination } }}
        hrefOf={(page) => narrowable.hrefOf({ page })}
        counted={shown.counted}
        heading={shown.heading}
        isFirst={shown.isFirst}
        columns={3}
        toolbar={<ListBar {...bar} />}
        empty={empty}
      />
    </ListColumns>
  );
}

type PartProps = Omit<ListingProps, "narrowing"> & { whole: ListFacets | null };
type NarrowedProps = PartProps & { narrowing: Narrowing };

/** What splits the whole list, counted in what is shown of it. */
async function offered(whole: ListFacets, shown: Pick<ListFacets, "facets">, { chosen }: Narrowing["input"]) {
  const values = await listFacetValues(await getLocale());
  const isOffered: Parameters<typeof facetViews>[0]["isOffered"] = (kind, key) => splits(whole, kind, key);
  return facetViews({ counts: shown.facets, values, chosen, isOffered });
}
