import { useTranslations } from "next-intl";
import { Duration } from "#components/ui/duration.tsx";
import { Icon, type IconName } from "#components/ui/icons/icon.tsx";
import type { Card } from "#lib/content/cards/card.ts";

const diets: Partial<Record<NonNullable<Card["badge"]>, IconName>> = { vegan: "vegan", vegetarian: "leaf" };

/** Duration, diet and author of the recipe of the day. */
export function HeroFacts({ card }: { card: Card }) {
  const t = useTranslations("cards.badge");
  const icon = card.badge && diets[card.badge];
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
      <span className="inline-flex items-center gap-2">
        <Icon name="clock" />
        <Duration minutes={card.minutes} />
      </span>
      {card.badge && icon && (
        <span className="inline-flex items-center gap-2">
          <Icon name={icon} />
          {t(card.badge)}
        </span>
      )}
      <span className="inline-flex items-center gap-2">
        <Icon name="chefHat" />
        {card.author.name}
      </span>
    </p>
  );
}
