import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CardTile, CompactCard } from "#components/content/cards/card.tsx";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { PantryLink } from "#components/kitchen/pantry/pantry-link.tsx";
import { AlternativeLinks } from "#components/kitchen/what-to-cook/alternative-links.tsx";
import { SeasonBadge } from "#components/kitchen/what-to-cook/season-badge.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { listCardsById, pageSize } from "#lib/content/cards/queries.ts";
import { listCategories } from "#lib/content/categories/queries.ts";
import type { Choices } from "#lib/kitchen/what-to-cook/choices.ts";
import type { FoundDish } from "#lib/kitchen/what-to-cook/queries.ts";
import type { DishGroup } from "#lib/kitchen/what-to-cook/relaxation.ts";
import { cacheUntil } from "#lib/platform/cache/cache.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import type { FoundDishes } from "./find-dishes.ts";

/** Cards beside the large one. */
const sideCount = 4;
/** Maximum of cards per group of near matches. */
const maxNearMatches = 8;

interface ResultsProps {
  locale: Locale;
  choices: Choices;
  /** Null when the database took too long. */
  found: FoundDishes | null;
}

/** The best dish large, four beside it, the rest below; then near matches. */
export async function Results({ locale, choices, found }: ResultsProps) {
  const t = await getTranslations("whatToCook.results");
  // The page expires soon: the next request searches again.
  if (!found) await cacheUntil(new Date(currentTimeMs() + 5000));
  const [first, ...others] = found?.groups ?? [];
  if (!found || !first) {
    const what = found ? "none" : "slow";
    return (
      <>
        <div className="wrap mt-10">
          <EmptyList title={t(`${what}.title`)} text={t(`${what}.text`)} />
        </div>
        <AlternativeLinks choices={choices} />
      </>
    );
  }
  const isExact = first.relaxed.length === 0;
  const nearLabel = ({ relaxed }: DishGroup<FoundDish>) =>
    t(`near.${relaxed.length > 1 ? "both" : relaxed[0] === "other" ? choices.other : "meal"}` as "near.meal");
  const countValues = { count: found.count, isCapped: String(found.isCapped) };
  return (
    <>
      <div className="wrap mt-10">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p role="status" className="text-ink-2">
            {isExact ? t("count", countValues) : t("nearest", { near: nearLabel(first) })}
          </p>
          <PantryLink />
        </div>
        <BestMatches locale={locale} choices={choices} group={first} />
      </div>
      {others.map((group, index) => (
        <section key={group.relaxed.join()} className="wrap section" aria-labelledby={`near-${index}`}>
          <SectionHeading
            id={`near-${index}`}
            title={t("nearTitle", { near: nearLabel(group) })}
            text={isExact && index === 0 ? t("noMore") : undefined}
          />
          <DishGrid locale={locale} dishes={group.dishes.slice(0, maxNearMatches)} />
        </section>
      ))}
      <AlternativeLinks choices={choices} />
    </>
  );
}

async function BestMatches({ locale, choices, group }: Omit<ResultsProps, "found"> & { group: DishGroup<FoundDish> }) {
  const t = await getTranslations("whatToCook.results");
  const shown = group.dishes.slice(0, pageSize);
  const [best, ...others] = await listCardsById(locale, toIds(shown));
  const seasonBadge = seasonBadgeFor(shown);
  const meal = (await listCategories(locale)).find(({ key }) => key === choices.meal);
  const rest = shown.slice(sideCount + 1);
  return (
    <>
      {best && (
        <div className="grid gap-8 md:grid-cols-[1.65fr_1fr]">
          <div>
            <CardTile card={best} size="lg" heading={2} priority prefetch />
            {seasonBadge(best)}
          </div>
          {others.length > 0 && (
            <section aria-labelledby="others">
              <h2 id="others" className="mb-5 text-xl">
                {t("others")}
              </h2>
              <ul>
                {others.slice(0, sideCount).map((card) => (
                  <li key={card.id} className="border-line not-first:mt-4 not-first:border-t not-first:pt-4">
                    <CompactCard card={card} heading={3} note={seasonBadge(card)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {rest.length > 0 && (
        <section className="section" aria-labelledby="more">
          <SectionHeading
            id="more"
            title={t("more")}
            more={meal && { label: t("all", { meal: meal.title }), href: meal.href }}
          />
          <DishGrid locale={locale} dishes={rest} />
        </section>
      )}
    </>
  );
}

async function DishGrid({ locale, dishes }: { locale: Locale; dishes: FoundDish[] }) {
  return <CardGrid cards={await listCardsById(locale, toIds(dishes))} heading={3} footer={seasonBadgeFor(dishes)} />;
}

const toIds = (dishes: FoundDish[]) => dishes.map(({ id }) => id);

/** Returns the season badge for cards of dishes in season. */
function seasonBadgeFor(dishes: FoundDish[]): (card: Card) => ReactNode {
  const inSeason = new Set(toIds(dishes.filter(({ isInSeason }) => isInSeason)));
  return ({ id }) => inSeason.has(id) && <SeasonBadge />;
}
