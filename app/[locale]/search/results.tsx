import { getLocale } from "next-intl/server";
import { createFacetViews } from "#app/[locale]/facet-views.ts";
import { FailedSearchReport } from "#components/business/statistics/failed-search-report.tsx";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { Facets } from "#components/content/search/facets.tsx";
import { HotlineLink } from "#components/content/search/hotline-link.tsx";
import { listColumnsClass } from "#components/content/search/list-skeleton.tsx";
import { ResultCount } from "#components/content/search/result-count.tsx";
import { TimeoutNotice } from "#components/content/search/timeout-notice.tsx";
import { Toolbar } from "#components/content/search/toolbar.tsx";
import { TypeTabs } from "#components/content/search/type-tabs.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { getCards } from "#lib/content/cards/card-queries.ts";
import { listCards } from "#lib/content/cards/queries.ts";
import { createSearchControls } from "#lib/content/search/list-controls.ts";
import type { SearchResult } from "#lib/content/search/queries.ts";
import type { SearchInput } from "#lib/content/search/search-params.ts";
import { AnswerResults, findMatchingPages, IngredientResult } from "./matching-pages.tsx";
import { NoHits } from "./no-hits.tsx";

const popularCount = 8;

interface ResultsProps {
  input: SearchInput;
  found: Promise<SearchResult | null>;
  values: Parameters<typeof createFacetViews>[0]["values"];
  /** Whether it counts at the desk when it finds nothing. */
  isPlain: boolean;
}

/** The hits with their filters; without any hit, what comes closest. */
export async function renderResults({ input, found, values, isPlain }: ResultsProps) {
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
  const { closestIds } = result;
  const [closest, popular, pages] = await Promise.all([
    getCards(locale, closestIds),
    pagination.count === 0 && closestIds.length === 0
      ? listCards({ locale, type: "recipe", sort: "popular", size: popularCount })
      : null,
    findMatchingPages(locale, input, result),
  ]);
  const noHits = pagination.count === 0 && (
    <NoHits
      list={list}
      isFiltered={isFiltered}
      closest={closest}
      search={input.search}
      relaxations={result.relaxations}
      popular={popular?.data ?? []}
    />
  );
  return (
    <>
      <ResultCount
        search={input.search}
        count={pagination.count}
        isCapped={result.isCapped}
        corrections={result.corrections}
        isClosest={closest.length > 0}
      />
      {hasNoHits && isPlain && (
        <FailedSearchReport locale={locale} search={input.search} closestCount={closestIds.length} />
      )}
      {!hasNoHits && <TypeTabs input={input} counts={{ recipes: counts.recipe, stories: counts.article }} />}
      {/* Kept for no other reader, see lib/platform/cache/shared-answer.ts. */}
      <div className={hasNoHits ? "mt-6" : undefined} data-personal={hasNoHits ? "" : undefined}>
        <IngredientResult ingredient={pages.ingredient} />
      </div>
      {hasNoHits && <AnswerResults answers={pages.answers} />}
      {hasNoHits && !isFiltered ? (
        noHits
      ) : (
        <div className={`${listColumnsClass} pt-2`}>
          <Facets list={list} facets={facets} count={pagination.count} isCapped={result.isCapped} />
          <div>
            <Toolbar list={list} facets={facets} />
            {noHits || <CardGrid cards={cards} columns={3} heading={2} eagerCount={2} />}
            <Pagination {...pagination} getHref={(page) => list.getHref({ page })} />
          </div>
        </div>
      )}
      {!hasNoHits && <AnswerResults answers={pages.answers} />}
      <HotlineLink />
    </>
  );
}
