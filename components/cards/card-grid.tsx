import clsx from "clsx";
import type { ReactNode } from "react";
import { CardTile, type CardTileProps } from "#components/cards/card.tsx";
import type { Card } from "#lib/cards/card.ts";

const columns = { 2: "md:grid-cols-2", 3: "md:grid-cols-3", 4: "md:grid-cols-3 lg:grid-cols-4" };

/** Four in all stay one row where three columns would leave the last one alone. */
const oneRow = "md:grid-cols-4";

export interface CardGridProps extends Pick<CardTileProps, "heading" | "size"> {
  cards: Card[];
  /** Columns of a wide window; the smallest phones have two. */
  columns?: keyof typeof columns;
  /** How many of the first cards prefetch their page when they come into view. */
  prefetched?: number;
  /** How many pictures at the beginning are seen without scrolling. */
  eager?: number;
  /** What stands below a card, beside its link. */
  below?: (card: Card) => ReactNode;
}

export function CardGrid({ cards, columns: count = 4, prefetched = 0, eager = 0, below, ...tile }: CardGridProps) {
  return (
    <ul
      className={clsx(
        "grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-10",
        count === 4 && cards.length === 4 ? oneRow : columns[count],
      )}
    >
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <CardTile card={card} prefetch={index < prefetched} priority={index < eager} {...tile} />
          {below?.(card)}
        </li>
      ))}
    </ul>
  );
}
