import clsx from "clsx";
import { useTranslations } from "next-intl";
import { CardBadge, DietMark } from "#components/content/cards/card-badge.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Duration } from "#components/ui/duration.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { ReadingTime } from "#components/ui/reading-time.tsx";
import type { Card } from "#lib/content/cards/card.ts";

export interface CardCornerProps {
  card: Card;
  /** Where all cards are stories, the reading time says more than that they are. */
  isAmongStories?: boolean;
  /** Where the page says that its author is a guest. */
  hidesGuest?: boolean;
}

/**
 * In the lower left corner of the picture, on small cards below it: the duration of a recipe (among
 * stories, the reading time), one badge and the diet. "Anzeige" on sponsored content moves to the
 * upper left on small cards.
 */
export function CardCorner({ card, isAmongStories = false, hidesGuest = false }: CardCornerProps) {
  const t = useTranslations("cards.card");
  const hasTime = card.minutes > 0 && (card.type === "recipe" || isAmongStories);
  const isKnown = (isAmongStories && card.badge === "story") || (hidesGuest && card.badge === "featured");
  const badge = isKnown ? card.diet : card.badge;
  return (
    <div className="card-corner">
      {(hasTime || badge) && (
        <div className="card-corner-part">
          {hasTime && (
            <span className={clsx("card-tag card-time", isUnpublished(card.badge) && "@max-[17rem]/card:sr-only")}>
              <Icon name={card.type === "recipe" ? "clock" : "bookOpen"} />
              {card.type === "recipe" ? (
                <Duration minutes={card.minutes} />
              ) : (
                <ReadingTime minutes={card.minutes} restClass="@max-[17rem]/card:hidden" />
              )}
            </span>
          )}
          {badge && <CardBadge badge={badge} isCompact={card.isSponsored} />}
          {card.diet && card.diet !== badge && <DietMark diet={card.diet} />}
        </div>
      )}
      {card.isSponsored && (
        <div className="card-corner-part card-sponsored">
          <Badge variant="outline">{t("sponsored")}</Badge>
        </div>
      )}
    </div>
  );
}

/** Whether the badge is the state of a draft; on small cards the duration makes room for it. */
export function isUnpublished(badge: Card["badge"]): boolean {
  return badge === "submitted" || badge === "rejected" || badge === "draft";
}
