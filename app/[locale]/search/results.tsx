import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { UseUpLink } from "#components/larders/use-up-link.tsx";
import { AskInstead } from "#components/searches/ask-instead.tsx";
import type { FacetView } from "#components/searches/facet-view.ts";
import { Facets } from "#components/searches/facets.tsx";
import { FoundNote } from "#components/searches/found-note.tsx";
import { NoMatch } from "#components/searches/no-match.tsx";
import { Toolbar } from "#components/searches/toolbar.tsx";
import { TypeTabs } from "#components/searches/type-tabs.tsx";
import { WaysOut } from "#components/searches/ways-out.tsx";
import { PageLinks } from "#components/ui/page-links.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/cards/queries.ts";
import { readCards } from "#lib/cards/rows.ts";
import type { SearchInput } from "#lib/searches/input.ts";
import { type Narrowable, narrowableSearch } from "#lib/searches/narrowable.ts";
import type { Found } from "#lib/searches/queries.ts";

const popularShown = 8;

interface ResultsProps {
  input: SearchInput;
  found: Found;
  facets: FacetView[];
}

/** What was found, with what it can be narrowed down by; where nothing was, ways out and what many people like instead. */
export async function Results({ input, found, facets }: ResultsProps) {
  const locale = await getLocale();
  const { pagination, counts } = found;
  const list = narrowableSearch(locale, input);
  const isFiltered = Object.values(input.chosen).some((slugs) => slugs.length > 0);
  const isNothing = counts.recipe + counts.article === 0;
  return (
    <>
      <FoundNote
        search={input.search}
        count={pagination.count}
        isCapped={found.isCapped}
        corrections={found.corrections}
      />
      {!isNothing && <TypeTabs input={input} counts={{ recipes: counts.recipe, stories: counts.article }} />}
      {isNothing && !isFiltered ? (
        <Nothing input={input} list={list} found={found} />
      ) : (
        <div className="grid gap-x-8 pt-2 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
          <Facets list={list} facets={facets} count={pagination.count} isCapped={found.isCapped} />
          <div>
            <Toolbar list={list} facets={facets} />
            {pagination.count === 0 ? (
              <Nothing input={input} list={list} found={found} />
            ) : (
              <CardGrid cards={await readCards(locale, found.ids)} columns={3} heading={2} eager={2} />
            )}
            <PageLinks {...pagination} hrefOf={(page) => list.hrefOf({ page })} />
          </div>
        </div>
      )}
      <AskInstead />
    </>
  );
}

function Nothing({ input, list, found }: Pick<ResultsProps, "input" | "found"> & { list: Narrowable }) {
  const isFiltered = Object.values(input.chosen).some((slugs) => slugs.length > 0);
  return (
    <>
      <NoMatch search={input.search} isFiltered={isFiltered} />
      <WaysOut list={list} ways={found.loosened} />
      <p className="mt-4">
        <UseUpLink />
      </p>
      <Popular />
    </>
  );
}

async function Popular() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("searches.results")]);
  const { data } = await listCards({ locale, type: "recipe", sort: "popular", size: popularShown });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="section">
      <SectionHeading id="popular" title={t("popular")} />
      <CardGrid cards={data} />
    </section>
  );
}
