import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { fill } from "#lib/i18n/address.ts";
import { type Filters, recipeSorts, type Sort } from "#lib/searches/choice.ts";
import { listFacetValues, resolveChoice } from "#lib/searches/facet-values.ts";
import { type ListInput, type Params, parseList } from "#lib/searches/input.ts";
import type { narrowableRoutes } from "#lib/searches/narrowed.ts";

/** What the query of a page asks of a list: as the address writes it, and as the search knows it. */
export interface Narrowing {
  input: ListInput;
  filters: Filters;
}

export type NarrowedParams = { searchParams: Promise<Params> };
export type NarrowedSlugParams = NarrowedParams & { params: Promise<{ slug: string }> };

interface ListPlace {
  route: (typeof narrowableRoutes)[number];
  slug?: string;
  sorts?: readonly [Sort, ...Sort[]];
}

/** Reads the query of a narrowed list. Where nothing in it means anything the list itself is the answer. */
export async function readNarrowing(
  searchParams: NarrowedParams["searchParams"],
  { route, slug = "", sorts = recipeSorts }: ListPlace,
): Promise<Narrowing> {
  const locale = await getLocale();
  const input = parseList(await searchParams, locale, sorts);
  const { chosen, filters } = resolveChoice(input.chosen, await listFacetValues(locale));
  if (Object.keys(filters).length === 0 && input.sort === sorts[0]) redirect(fill(locale, route, { slug }));
  return { input: { ...input, chosen }, filters };
}
