import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { PantryLink } from "#components/pantry/pantry-link.tsx";
import type { FacetView } from "#components/search/facet-view.ts";
import { Facets } from "#components/search/facets.tsx";
import { HotlineLink } from "#components/search/hotline-link.tsx";
import { NoResults } from "#components/search/no-results.tsx";
import { RelaxationLinks } from "#components/search/relaxation-links.tsx";
import { ResultCount } from "#components/search/result-count.tsx";
import { Toolbar } from "#components/search/toolbar.tsx";
import { TypeTabs } from "#components/search/type-tabs.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { getCards } from "#lib/cards/card-queries.ts";
import { listCards } from "#lib/cards/queries.ts";
import { createSearchControls, type ListControls } from "#lib/search/list-controls.ts";
import type { SearchResult } from "#lib/search/queries.ts";
import type { SearchInput } from "#lib/search/search-params.ts";

const popularCount = 8;

interface ResultsProps {
  input: SearchInput;
  result: SearchResult;
  facets: FacetView[];
}

/** The hits with their filters; without any hit, relaxed searches and popular recipes. */
export async function Results({ input, result, facets }: ResultsProps) {
  const locale = await getLocale();
  const { pagination, counts } = result;
  const list = createSearchControls(locale, input);
  const isFiltered = Object.values(input.selected).some((slugs) => slugs.length > 0);
  const hasNoHits = counts.recipe + counts.article === 0;
  return (
    <>
      <ResultCount
        search={input.search}
        count={pagination.count}
        isCapped={result.isCapped}
        corrections={result.corrections}
      />
      {!hasNoHits && <TypeTabs input={input} counts={{ recipes: counts.recipe, stories: counts.article }} />}
      {hasNoHits && !isFiltered ? (
        <NoResultsSection input={input} list={list} result={result} />
      ) : (
        <div className="grid gap-x-8 pt-2 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
          <Facets list={list} facets={facets} count={pagination.count} isCapped={result.isCapped} />
          <div>
            <Toolbar list={list} facets={facets} />
            {pagination.count === 0 ? (
              <NoResultsSection input={input} list={list} result={result} />
            ) : (
              <CardGrid cards={await getCards(locale, result.ids)} columns={3} heading={2} eagerCount={2} />
            )}
            <Pagination {...pagination} getHref={(page) => list.getHref({ page })} />
          </div>
        </div>
      )}
      <HotlineLink />
    </>
  );
}

function NoResultsSection({ input, list, result }: Pick<ResultsProps, "input" | "result"> & { list: ListControls }) {
  const isFiltered = Object.values(input.selected).some((slugs) => slugs.length > 0);
  return (
    <>
      <NoResults search={input.search} isFiltered={isFiltered} />
      <RelaxationLinks list={list} relaxations={result.relaxations} />
      <p className="mt-4">
        <PantryLink />
      </p>
      <Popular />
    </>
  );
}

async function Popular() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("search.results")]);
  const { data } = await listCards({ locale, type: "recipe", sort: "popular", size: popularCount });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="section">
      <SectionHeading id="popular" title={t("popular")} />
      <CardGrid cards={data} />
    </section>
  );
}
