import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CardLine, CardTile } from "#components/cards/card.tsx";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { UseUpLink } from "#components/larders/use-up-link.tsx";
import { Neighbours } from "#components/suggestions/neighbours.tsx";
import { SeasonMark } from "#components/suggestions/season-mark.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { keepUntil } from "#lib/cache.ts";
import type { Card } from "#lib/cards/card.ts";
import { listCardsById, pageSize } from "#lib/cards/queries.ts";
import { listCategories } from "#lib/categories/queries.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Choices } from "#lib/suggestions/choices.ts";
import type { Group } from "#lib/suggestions/loosening.ts";
import type { FoundDish } from "#lib/suggestions/queries.ts";
import type { Dishes } from "./find-dishes.ts";

/** Beside the large one. */
const beside = 4;
/** Of what fits but for one choice. */
const mostNear = 8;

interface SuggestionsProps {
  locale: Locale;
  choices: Choices;
  /** null: the database took too long. */
  found: Dishes | null;
}

/** What can be cooked now: the best large, four beside it, the rest below; then what fits but for something. */
export async function Suggestions({ locale, choices, found }: SuggestionsProps) {
  const t = await getTranslations("suggestions.results");
  // Whoever comes in a moment gets another try.
  if (!found) await keepUntil(new Date(Date.now() + 5000));
  const [first, ...others] = found?.groups ?? [];
  if (!found || !first) {
    const what = found ? "none" : "slow";
    return (
      <>
        <div className="wrap mt-10">
          <NothingYet title={t(`${what}.title`)} text={t(`${what}.text`)} />
        </div>
        <Neighbours choices={choices} />
      </>
    );
  }
  const isExact = first.loosened.length === 0;
  const near = ({ loosened }: Group<FoundDish>) =>
    t(`near.${loosened.length > 1 ? "both" : loosened[0] === "other" ? choices.other : "meal"}` as "near.meal");
  const counted = { count: found.count, isCapped: String(found.isCapped) };
  return (
    <>
      <div className="wrap mt-10">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p role="status" className="text-ink-2">
            {isExact ? t("count", counted) : t("nearest", { near: near(first) })}
          </p>
          <UseUpLink />
        </div>
        <BestOf locale={locale} choices={choices} group={first} />
      </div>
      {others.map((group, index) => (
        <section key={group.loosened.join()} className="wrap section" aria-labelledby={`near-${index}`}>
          <SectionHeading
            id={`near-${index}`}
            title={t("nearTitle", { near: near(group) })}
            text={isExact && index === 0 ? t("noMore") : undefined}
          />
          <Grid locale={locale} dishes={group.dishes.slice(0, mostNear)} />
        </section>
      ))}
      <Neighbours choices={choices} />
    </>
  );
}

async function BestOf({ locale, choices, group }: Omit<SuggestionsProps, "found"> & { group: Group<FoundDish> }) {
  const t = await getTranslations("suggestions.results");
  const shown = group.dishes.slice(0, pageSize);
  const [best, ...others] = await listCardsById(locale, ids(shown));
  const mark = markOf(shown);
  const meal = (await listCategories(locale)).find(({ key }) => key === choices.meal);
  const rest = shown.slice(beside + 1);
  return (
    <>
      {best && (
        <div className="grid gap-8 md:grid-cols-[1.65fr_1fr]">
          <div>
            <CardTile card={best} size="lg" heading={2} priority prefetch />
            {mark(best)}
          </div>
          {others.length > 0 && (
            <section aria-labelledby="others">
              <h2 id="others" className="mb-5 text-xl">
                {t("others")}
              </h2>
              <ul>
                {others.slice(0, beside).map((card) => (
                  <li key={card.id} className="border-line not-first:mt-4 not-first:border-t not-first:pt-4">
                    <CardLine card={card} heading={3} note={mark(card)} />
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
          <Grid locale={locale} dishes={rest} />
        </section>
      )}
    </>
  );
}

async function Grid({ locale, dishes }: { locale: Locale; dishes: FoundDish[] }) {
  return <CardGrid cards={await listCardsById(locale, ids(dishes))} heading={3} below={markOf(dishes)} />;
}

const ids = (dishes: FoundDish[]) => dishes.map(({ id }) => id);

/** The mark of a card whose dish has its season. */
function markOf(dishes: FoundDish[]): (card: Card) => ReactNode {
  const inSeason = new Set(ids(dishes.filter(({ isInSeason }) => isInSeason)));
  return ({ id }) => inSeason.has(id) && <SeasonMark />;
}
