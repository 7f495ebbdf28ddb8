import { getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { CardRail } from "#components/content/cards/card-rail.tsx";
import { StoryCards } from "#components/content/cards/story-cards.tsx";
import { Hero } from "#components/content/feeds/hero.tsx";
import { TipPanel } from "#components/content/feeds/tip-panel.tsx";
import { LikeButton } from "#components/people/likes/like-button.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { listCardsById } from "#lib/content/cards/queries.ts";
import { findFixedId, pickOfDay } from "#lib/content/feeds/daily-rotation.ts";
import { listOffSeasonIds } from "#lib/kitchen/what-to-cook/queries.ts";
import { formatWeekday } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import type { ModuleProps } from "./feed.tsx";
import { getMoreLink } from "./more-link.ts";
import { getSavedSearchLink, runSavedSearch } from "./run-saved-search.ts";

interface RecipeModuleProps extends ModuleProps<"recipe"> {
  card: Card;
}

/** One large recipe, see `findLargeRecipe`. */
export function RecipeModule({ id, locale, now, data, isTitle, card }: RecipeModuleProps) {
  const isDaily = data.itemIds.length > 1;
  const overline = isDaily ? `${data.overline[locale]} · ${formatWeekday(now, locale)}` : data.overline[locale];
  return (
    <Hero id={id} card={card} overline={overline} heading={isTitle ? "h1" : "h2"} actions={<CardLike card={card} />} />
  );
}

/**
 * The recipe that a module shows at an instant; undefined if none of its recipes is published. Of
 * several each is shown for a day in turn, without those of another season. Editors fix the recipe
 * of a day.
 */
export async function findLargeRecipe(
  locale: Locale,
  { itemIds, fixed }: ModuleProps<"recipe">["data"],
  now: Date,
): Promise<Card | undefined> {
  const cards = await listCardsById(locale, itemIds);
  if (cards.length === 0) return undefined;
  const fixedId = findFixedId(fixed, now);
  const [fixedCard] = fixedId ? await listCardsById(locale, [fixedId]) : [];
  return fixedCard ?? (await pickRecipe(cards, now));
}

/**
 * The recipe of a day that no editor has fixed.
 *
 * @param recipes published ones of the module, at least one
 */
export async function pickRecipe<Recipe extends { id: string }>(recipes: Recipe[], now: Date): Promise<Recipe> {
  return pickOfDay(recipes.length > 1 ? await withoutOffSeason(recipes, now) : recipes, now);
}

/** The recipes that fit the date; all of them when none does. */
async function withoutOffSeason<Recipe extends { id: string }>(recipes: Recipe[], now: Date): Promise<Recipe[]> {
  const ids = recipes.map(({ id }) => id);
  const offSeason = new Set(await listOffSeasonIds(ids, toLocalTime(now).month));
  const fitting = recipes.filter(({ id }) => !offSeason.has(id));
  return fitting.length > 0 ? fitting : recipes;
}

export async function ArticleModule({ id, locale, data }: ModuleProps<"article">) {
  const cards = await listCardsById(locale, [data.leadId, ...data.itemIds]);
  const t = await getTranslations("feeds.more");
  if (cards.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={data.heading[locale]}
        more={{ label: t("stories"), href: address(locale, "/stories") }}
      />
      <StoryCards cards={cards} heading={3} />
    </section>
  );
}

interface AutomatedModuleProps extends ModuleProps<"automated"> {
  /** Ids of the recipes that the page shows in large, which are left out here. */
  largeIds: string[];
}

/** Results of a saved search: recipes of the community as a rail of portraits, others as a grid. */
export async function AutomatedModule({ id, locale, data, largeIds }: AutomatedModuleProps) {
  const { size } = data.search;
  const ids = await runSavedSearch(locale, { ...data.search, size: size + largeIds.length });
  const cards = await listCardsById(locale, ids.filter((found) => !largeIds.includes(found)).slice(0, size));
  if (cards.length === 0) return null;
  const heading = data.heading[locale];
  const more = await (data.more === "/search"
    ? getSavedSearchLink(locale, data.search)
    : getMoreLink(locale, data.more));
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={heading} text={data.text?.[locale]} more={more} />
      {data.search.community ? (
        <CardRail cards={cards} label={heading} size="portrait" heading={3} />
      ) : (
        <CardGrid cards={cards} heading={3} />
      )}
    </section>
  );
}

export async function ShoppingTipModule({ id, locale, data }: ModuleProps<"shopping_tip">) {
  const [card] = await listCardsById(locale, [data.itemId]);
  return card && <TipPanel id={id} card={card} actions={<CardLike card={card} />} />;
}

function CardLike({ card: { id, title, likeCount } }: { card: Card }) {
  return <LikeButton id={id} title={title} count={likeCount} theme="secondary" />;
}
