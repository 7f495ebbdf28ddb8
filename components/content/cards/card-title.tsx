import clsx from "clsx";
import { useLocale } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

export interface CardTitleProps {
  card: Card;
  /** Heading level, below the heading of the list. */
  heading?: 2 | 3 | 4;
  /** Only for the first rows; other cards prefetch on hover or touch. */
  prefetch?: boolean;
  className?: string;
}

/** The only link of a card. Its hit area covers the nearest positioned ancestor. */
export function CardTitle({ card, heading = 3, prefetch = false, className }: CardTitleProps) {
  const Heading = `h${heading}` as const;
  return (
    <Heading className={clsx("leading-[1.2]", className)}>
      <Link href={card.href} prefetch={prefetch} className="card-link">
        {hyphenate(card.title, useLocale())}
      </Link>
    </Heading>
  );
}
