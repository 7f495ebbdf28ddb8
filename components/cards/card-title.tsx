import clsx from "clsx";
import Link from "next/link";
import { useLocale } from "next-intl";
import type { Card } from "#lib/cards/card.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

export interface CardTitleProps {
  card: Card;
  /** Level of the title below the heading of its list. */
  heading?: 2 | 3 | 4;
  /** Only for first rows: other cards are fetched when a pointer or finger comes near. */
  prefetch?: boolean;
  className?: string;
}

/** The one link of a card; its hit area covers the nearest positioned ancestor. */
export function CardTitle({ card, heading = 3, prefetch = false, className }: CardTitleProps) {
  const Heading = `h${heading}` as const;
  return (
    <Heading className={clsx("leading-[1.2]", className)}>
      <Link
        href={card.href}
        prefetch={prefetch ? null : false}
        className={clsx(
          "no-underline decoration-2 decoration-kobalt after:absolute after:inset-0 group-hover:underline",
          "focus-visible:shadow-none focus-visible:outline-none focus-visible:after:rounded-1",
          "focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-4",
        )}
      >
        {hyphenate(card.title, useLocale())}
      </Link>
    </Heading>
  );
}
