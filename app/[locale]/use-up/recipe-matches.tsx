import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { CardGridSkeleton } from "#components/content/cards/card-grid-skeleton.tsx";
import { CoverageSummary } from "#components/kitchen/pantry/coverage-summary.tsx";
import { SaveLastPantry } from "#components/kitchen/pantry/last-pantry.tsx";
import { NoMatches } from "#components/kitchen/pantry/no-matches.tsx";
import { RelaxationLinks } from "#components/kitchen/pantry/relaxation-links.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SkeletonLine } from "#components/ui/loading/skeleton-line.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { getCards } from "#lib/content/cards/card-queries.ts";
import { listCards } from "#lib/content/cards/queries.ts";
import { pantryAddress, toSlugs } from "#lib/kitchen/pantry/address.ts";
import { calculateCoverage } from "#lib/kitchen/pantry/coverage.ts";
import type { PantryQuery } from "#lib/kitchen/pantry/pantry-query.ts";
import { listNeededIngredients, listRelaxations } from "#lib/kitchen/pantry/queries.ts";
import type { RecipeMatches } from "#lib/kitchen/pantry/recipe-match-queries.ts";

const popularCount = 8;
/** Below this number less strict queries are offered. */
const minResults = 4;

/**
 * Recipes for the query, or less strict queries.
 *
 * @param found null when the database took too long
 */
export async function renderRecipeMatches(query: PantryQuery, found: Promise<RecipeMatches | null>) {
  const [locale, t, matches] = await Promise.all([getLocale(), getTranslations("pantry.results"), found]);
  const slugs = toSlugs(query);
  const saveLast = (
    <SaveLastPantry href={pantryAddress(locale, slugs)} names={query.have.map(({ title }) => title).join(", ")} />
  );
  if (!matches) {
    return (
      // Kept for no other reader, see lib/platform/cache/shared-answer.ts.
      <div role="status" data-momentary="" className="pt-8">
        <EmptyState title={t("tookTooLong")} text={t("tookTooLongText")} />
      </div>
    );
  }
  if (matches.ids.length === 0) return renderNoMatches(query);
  const { count } = matches.pagination;
  const [cards, relaxations] = await Promise.all([
    getCards(locale, matches.ids),
    count < minResults ? listRelaxations(locale, query, count) : [],
  ]);
  return (
    <>
      <p role="status" className="pt-8 pb-6 text-ink-2">
        {t(matches.isCapped ? "countCapped" : "count", { count })}
      </p>
      {await CardsWithCoverage({ cards, query })}
      <Pagination {...matches.pagination} getHref={(page) => pantryAddress(locale, { ...slugs, page })} />
      {relaxations.length > 0 && (
        <section aria-labelledby="more" className="section">
          <h2 id="more" className="mb-2 text-2xl">
            {t("more")}
          </h2>
          <RelaxationLinks query={query} relaxations={relaxations} />
        </section>
      )}
      {saveLast}
    </>
  );
}

export function RecipeMatchSkeleton() {
  return (
    <>
      <SkeletonLine isStrong className="mt-8 mb-6 w-48" />
      <CardGridSkeleton count={12} lineCount={2} />
    </>
  );
}

/** Recipe cards with the coverage of each recipe below. */
export async function CardsWithCoverage({ cards, query }: { cards: Card[]; query: Pick<PantryQuery, "have"> }) {
  const ingredients = await listNeededIngredients(
    await getLocale(),
    cards.map(({ id }) => id),
  );
  const byCard = Map.groupBy(ingredients, ({ itemId }) => itemId);
  const available = new Set(query.have.flatMap(({ covers }) => covers));
  return (
    <CardGrid
      cards={cards}
      heading={2}
      footer={({ id }) => <CoverageSummary coverage={calculateCoverage(byCard.get(id) ?? [], available)} />}
    />
  );
}

async function renderNoMatches(query: PantryQuery) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("pantry.results")]);
  const [relaxations, popular] = await Promise.all([
    listRelaxations(locale, query),
    listCards({ locale, type: "recipe", sort: "popular", size: popularCount }),
  ]);
  return (
    <>
      <div role="status" data-personal="" className="pt-8">
        <NoMatches query={query} relaxations={relaxations} />
      </div>
      {popular.data.length > 0 && (
        <section aria-labelledby="popular" className="section">
          <SectionHeading id="popular" title={t("popular")} />
          <CardGrid cards={popular.data} />
        </section>
      )}
    </>
  );
}
