import clsx from "clsx";
import { useTranslations } from "next-intl";
import { CardBadge } from "#components/cards/card-badge.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Duration } from "#components/ui/duration.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Card } from "#lib/cards/card.ts";

const notch = "flex min-h-9 items-center bg-ground pt-[0.2rem]";

/**
 * Cut into the photo's lower left: the time of a recipe, one badge, and "Anzeige" whenever somebody paid. Where the card is narrow,
 * "Anzeige" takes the upper left, or the white would cover the dish.
 */
export function CardNotch({ card }: { card: Card }) {
  const t = useTranslations("cards.card");
  const hasTime = card.type === "recipe" && card.minutes > 0;
  return (
    <div className="pointer-events-none absolute -bottom-px -left-px flex @max-[17rem]/media:contents">
      {(hasTime || card.badge) && (
        <div
          className={clsx(
            notch,
            "gap-[0.15rem] pr-[0.45rem] last:rounded-tr-1 @max-[17rem]/media:absolute @max-[17rem]/media:-bottom-px @max-[17rem]/media:-left-px @max-[17rem]/media:rounded-tr-1",
          )}
        >
          {hasTime && (
            <span
              className={clsx(
                "inline-flex items-center gap-[0.3rem] whitespace-nowrap py-[0.42rem] pr-[0.3rem] pl-[0.15rem] font-strong text-sm leading-none",
                isUnpublished(card.badge) && "@max-[17rem]/media:sr-only",
              )}
            >
              <Icon name="clock" className="size-[0.95rem] @max-[13rem]/media:hidden" />
              <Duration minutes={card.minutes} />
            </span>
          )}
          {card.badge && <CardBadge badge={card.badge} isBrief={card.isSponsored} />}
        </div>
      )}
      {card.isSponsored && (
        <div
          className={clsx(
            notch,
            "rounded-tr-1 pr-[0.45rem] @max-[17rem]/media:absolute @max-[17rem]/media:-top-px @max-[17rem]/media:-left-px @max-[17rem]/media:min-h-0 @max-[17rem]/media:rounded-tr-none @max-[17rem]/media:rounded-br-1 @max-[17rem]/media:pr-[0.2rem] @max-[17rem]/media:pb-[0.2rem]",
          )}
        >
          <Badge look="outline">{t("sponsored")}</Badge>
        </div>
      )}
    </div>
  );
}

/** States of a draft are long words; on narrow cards the time makes room for them. */
export function isUnpublished(badge: Card["badge"]): boolean {
  return badge === "submitted" || badge === "rejected" || badge === "draft";
}
