import { getTranslations } from "next-intl/server";
import { CardTile } from "#components/content/cards/card.tsx";
import { cardGridClass } from "#components/content/cards/card-grid.tsx";
import { LikedItem } from "#components/people/likes/liked-item.tsx";
import { PreloadedLikes } from "#components/people/likes/preloaded-likes.tsx";
import { UnlikeButton } from "#components/people/likes/unlike-button.tsx";
import { getCards } from "#lib/content/cards/card-queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface LikedGridProps {
  locale: Locale;
  /** Of items that are known to be public. */
  ids: string[];
  /** Number of first pictures that load with priority. */
  eager?: number;
}

/**
 * Cards with current counts: cached ones may not include the user's last likes. A card leaves as
 * soon as its heart is removed.
 */
export async function LikedGrid({ locale, ids, eager = 0 }: LikedGridProps) {
  const [cards, t] = await Promise.all([getCards(locale, ids), getTranslations({ locale, namespace: "likes.unlike" })]);
  return (
    <PreloadedLikes ids={ids}>
      <ul className={cardGridClass(cards.length)}>
        {cards.map((card, index) => (
          <LikedItem key={card.id} id={card.id} title={card.title} count={card.likeCount}>
            <CardTile card={card} heading={2} priority={index < eager} />
            <UnlikeButton id={card.id} label={t("label")} name={t("name", { title: card.title })} />
          </LikedItem>
        ))}
      </ul>
    </PreloadedLikes>
  );
}
