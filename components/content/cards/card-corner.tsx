import clsx from "clsx";
import { useTranslations } from "next-intl";
import { CardBadge, DietMark } from "#components/content/cards/card-badge.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Duration } from "#components/ui/duration.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { Card } from "#lib/content/cards/card.ts";

/**
 * In the lower left corner of the picture, on small cards below it: the duration of a recipe, one
 * badge and the diet. "Anzeige" on sponsored content moves to the upper left on small cards.
 */
export function CardCorner({ card }: { card: Card }) {
  const t = useTranslations("cards.card");
  const hasTime = card.type === "recipe" && card.minutes > 0;
  return (
    <div className="card-corner">
      {(hasTime || card.badge) && (
        <div className="card-corner-part">
          {hasTime && (
            <span className={clsx("card-tag card-time", isUnpublished(card.badge) && "@max-[17rem]/card:sr-only")}>
              <Icon name="clock" />
              <Duration minutes={card.minutes} />
            </span>
          )}
          {card.badge && <CardBadge badge={card.badge} isCompact={card.isSponsored} />}
          {card.diet && card.diet !== card.badge && <DietMark diet={card.diet} />}
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
