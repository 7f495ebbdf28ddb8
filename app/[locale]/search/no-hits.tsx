import { useTranslations } from "next-intl";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { NoResults } from "#components/content/search/no-results.tsx";
import { RelaxationLinks } from "#components/content/search/relaxation-links.tsx";
import { PantryLink } from "#components/kitchen/pantry/pantry-link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import type { ListControls } from "#lib/content/search/list-controls.ts";
import type { QueryRelaxation } from "#lib/content/search/relax.ts";

interface NoHitsProps {
  list: ListControls;
  search: string;
  isFiltered: boolean;
  relaxations: QueryRelaxation[];
  /** What comes closest to the search. */
  closest: Card[];
  /** Offered where nothing comes close. */
  popular: Card[];
}

/**
 * A search without hits: what comes closest or is popular, and searches with fewer words or
 * filters.
 */
export function NoHits({ list, search, isFiltered, relaxations, closest, popular }: NoHitsProps) {
  const relaxed = (
    <>
      <RelaxationLinks list={list} relaxations={relaxations} />
      <p className="mt-4">
        <PantryLink />
      </p>
    </>
  );
  if (closest.length === 0) {
    return (
      <>
        <NoResults search={search} isFiltered={isFiltered} />
        {relaxed}
        <Popular cards={popular} />
      </>
    );
  }
  return (
    <>
      <div className="mt-6">
        <CardGrid cards={closest} columns={isFiltered ? 3 : 4} heading={2} eagerCount={2} />
      </div>
      {relaxed}
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
