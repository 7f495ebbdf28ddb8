import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { facetViews } from "#app/[locale]/facet-views.ts";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { SearchForm } from "#components/searches/search-form.tsx";
import { TookTooLong } from "#components/searches/took-too-long.tsx";
import { addresses } from "#lib/i18n/address.ts";
import { searchAddress } from "#lib/searches/address.ts";
import { listFacetValues, resolveChoice } from "#lib/searches/facet-values.ts";
import { parseSearch, type SearchType } from "#lib/searches/input.ts";
import { searchItems } from "#lib/searches/queries.ts";
import { NothingAsked } from "./nothing-asked.tsx";
import { Results } from "./results.tsx";

// The answer depends on the query, and where it leads elsewhere that is decided before the first byte.
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const itemTypes = { recipes: "recipe", stories: "article" } as const satisfies Record<SearchType, string>;

async function readInput(searchParams: Props["searchParams"]) {
  const [params, locale] = await Promise.all([searchParams, getLocale()]);
  return { ...parseSearch(params, locale), locale };
}

export async function generateMetadata({ searchParams }: Props) {
  const [{ search }, t] = await Promise.all([readInput(searchParams), getTranslations("searches.page")]);
  return listMetadata({
    title: search ? t("titleFor", { search }) : t("title"),
    description: t("description"),
    alternates: addresses("/search"),
    isIndexed: false,
  });
}

export default async function SearchPage({ searchParams }: Props) {
  const [{ locale, ...asked }, t] = await Promise.all([readInput(searchParams), getTranslations("searches.page")]);
  const values = await listFacetValues(locale);
  const { chosen, filters } = resolveChoice(asked.chosen, values);
  const input = { ...asked, chosen };
  const { search, type, sort, page } = input;
  const isAsked = search !== "" || Object.keys(filters).length > 0;
  const found = isAsked
    ? await searchItems({ locale, search, type: type ? itemTypes[type] : undefined, filters, sort, page })
    : null;
  if (found && page > found.pagination.pages) redirect(searchAddress(locale, { ...input, page: 1 }));
  return (
    <div className="wrap pt-6 md:pt-8">
      <h1 className="sr-only">{search ? t("heading", { search }) : t("title")}</h1>
      <SearchForm search={search} type={type} />
      {found && (
        <Results input={input} found={found} facets={await facetViews({ counts: found.facets, values, chosen })} />
      )}
      {!found && (isAsked ? <TookTooLong /> : <NothingAsked />)}
    </div>
  );
}
