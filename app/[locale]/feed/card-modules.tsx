import { getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { CardRail } from "#components/cards/card-rail.tsx";
import { StoryCards } from "#components/cards/story-cards.tsx";
import { Hero } from "#components/feeds/hero.tsx";
import { TipPanel } from "#components/feeds/tip-panel.tsx";
import { LikeButton } from "#components/likes/like-button.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards, listCardsById } from "#lib/cards/queries.ts";
import { listCategories } from "#lib/categories/queries.ts";
import { pickOfDay } from "#lib/feeds/day.ts";
import { address } from "#lib/i18n/address.ts";
import { dayOfWeek } from "#lib/i18n/date.ts";
import { type Destination, destinationHref, isCategory } from "#lib/i18n/destination.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { ModuleProps } from "./feed.tsx";

/** One recipe, large, on the laid table: of several each has its day, and what is no longer public has none. */
export async function RecipeModule({ id, locale, data, isTitle }: ModuleProps<"recipe">) {
  const today = new Date();
  const isDaily = data.itemIds.length > 1;
  const cards = await listCardsById(locale, data.itemIds);
  if (cards.length === 0) return null;
  const overline = isDaily ? `${data.overline[locale]} · ${dayOfWeek(today, locale)}` : data.overline[locale];
  const card = pickOfDay(cards, today);
  return (
    <Hero
      id={id}
      card={card}
      overline={overline}
      heading={isTitle ? "h1" : "h2"}
      actions={<LikeButton id={card.id} title={card.title} count={card.likeCount} theme="secondary" />}
    />
  );
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

/** What a saved search finds: the community's as a row of portraits, all others as a grid. */
export async function AutomatedModule({ id, locale, data }: ModuleProps<"automated">) {
  const { type, community, categoryId, tagKey, sort, size } = data.search;
  const { data: cards } = await listCards({
    locale,
    type,
    storyType: type === "article" ? "article" : undefined,
    authorType: community ? "community" : undefined,
    categoryIds: categoryId ? [categoryId] : undefined,
    tagKeys: tagKey ? [tagKey] : undefined,
    sort,
    size,
  });
  if (cards.length === 0) return null;
  const heading = data.heading[locale];
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={heading} text={data.text?.[locale]} more={await moreLink(locale, data.more)} />
      {community ? (
        <CardRail cards={cards} label={heading} size="portrait" heading={3} />
      ) : (
        <CardGrid cards={cards} heading={3} prefetched={4} />
      )}
    </section>
  );
}

export async function ShoppingTipModule({ id, locale, data }: ModuleProps<"shopping_tip">) {
  const [card] = await listCardsById(locale, [data.itemId]);
  return card && <TipPanel id={id} card={card} />;
}

async function moreLink(locale: Locale, more: Destination) {
  const [t, categories] = await Promise.all([getTranslations("feeds.more"), listCategories(locale)]);
  const href = destinationHref(locale, more, (wanted) => categories.find(({ id }) => id === wanted)?.href);
  return href === undefined ? undefined : { label: t(moreWord(more)), href };
}

function moreWord(more: Destination) {
  if (isCategory(more)) return "category";
  if (more === "/recipes/community") return "community";
  return more === "/stories" ? "stories" : "recipes";
}
