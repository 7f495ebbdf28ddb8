import { useTranslations } from "next-intl";
import { getLocale } from "next-intl/server";
import { createFacetViews } from "#app/[locale]/facet-views.ts";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { PantryLink } from "#components/pantry/pantry-link.tsx";
import { Facets } from "#components/search/facets.tsx";
import { HotlineLink } from "#components/search/hotline-link.tsx";
import { listColumnsClass } from "#components/search/list-skeleton.tsx";
import { NoResults } from "#components/search/no-results.tsx";
import { RelaxationLinks } from "#components/search/relaxation-links.tsx";
import { ResultCount } from "#components/search/result-count.tsx";
import { TimeoutNotice } from "#components/search/timeout-notice.tsx";
import { Toolbar } from "#components/search/toolbar.tsx";
import { TypeTabs } from "#components/search/type-tabs.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/cards/card.ts";
import { getCards } from "#lib/cards/card-queries.ts";
import { listCards } from "#lib/cards/queries.ts";
import { createSearchControls } from "#lib/search/list-controls.ts";
import type { SearchResult } from "#lib/search/queries.ts";
import type { SearchInput } from "#lib/search/search-params.ts";

const popularCount = 8;

interface ResultsProps {
  input: SearchInput;
  found: Promise<SearchResult | null>;
  values: Parameters<typeof createFacetViews>[0]["values"];
}

/** The hits with their filters; without any hit, relaxed searches and popular recipes. */
export async function renderResults({ input, found, values }: ResultsProps) {
  const [locale, result] = [await getLocale(), await found];
  if (!result) return <TimeoutNotice />;
  const { pagination, counts } = result;
  const [facets, cards] = await Promise.all([
    createFacetViews({ counts: result.facets, values, selected: input.selected }),
    getCards(locale, result.ids),
  ]);
  const list = createSearchControls(locale, input);
  const isFiltered = Object.values(input.selected).some((slugs) => slugs.length > 0);
  const hasNoHits = counts.recipe + counts.article === 0;
  const popular =
    pagination.count === 0 ? await listCards({ locale, type: "recipe", sort: "popular", size: popularCount }) : null;
  const noResults = popular && (
    <>
      <NoResults search={input.search} isFiltered={isFiltered} />
      <RelaxationLinks list={list} relaxations={result.relaxations} />
      <p className="mt-4">
        <PantryLink />
      </p>
      <Popular cards={popular.data} />
    </>
  );
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
        noResults
      ) : (
        <div className={`${listColumnsClass} pt-2`}>
          <Facets list={list} facets={facets} count={pagination.count} isCapped={result.isCapped} />
          <div>
            <Toolbar list={list} facets={facets} />
            {noResults ?? <CardGrid cards={cards} columns={3} heading={2} eagerCount={2} />}
            <Pagination {...pagination} getHref={(page) => list.getHref({ page })} />
          </div>
        </div>
      )}
      <HotlineLink />
    </>
  );
}

function Popular({ cards }: { cards: Card[] }) {
  const t = useTranslations("search.results");
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="section">
      <SectionHeading id="popular" title={t("popular")} />
      <CardGrid cards={cards} />
    </section>
  );
}
