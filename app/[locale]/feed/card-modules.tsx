import { getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { CardRail } from "#components/cards/card-rail.tsx";
import { StoryCards } from "#components/cards/story-cards.tsx";
import { Hero } from "#components/feeds/hero.tsx";
import { TipPanel } from "#components/feeds/tip-panel.tsx";
import { LikeButton } from "#components/likes/like-button.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCardsById } from "#lib/cards/queries.ts";
import { pickOfDay } from "#lib/feeds/day.ts";
import { address } from "#lib/i18n/address.ts";
import { dayOfWeek } from "#lib/i18n/date.ts";
import type { ModuleProps } from "./feed.tsx";
import { findSaved, savedLink } from "./find-saved.ts";
import { moreLink } from "./more-link.ts";

/** One recipe, large, on the laid table: of several each has its day, and what is no longer public has none. */
export async function RecipeModule({ id, locale, now, data, isTitle }: ModuleProps<"recipe">) {
  const isDaily = data.itemIds.length > 1;
  const cards = await listCardsById(locale, data.itemIds);
  if (cards.length === 0) return null;
  const overline = isDaily ? `${data.overline[locale]} · ${dayOfWeek(now, locale)}` : data.overline[locale];
  const card = pickOfDay(cards, now);
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
  const cards = await listCardsById(locale, await findSaved(locale, data.search));
  if (cards.length === 0) return null;
  const heading = data.heading[locale];
  const more = await (data.more === "/search" ? savedLink(locale, data.search) : moreLink(locale, data.more));
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={heading} text={data.text?.[locale]} more={more} />
      {data.search.community ? (
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
