import clsx from "clsx";
import type { ReactNode } from "react";
import { CardTile, type CardTileProps } from "#components/content/cards/card.tsx";
import type { Card } from "#lib/content/cards/card.ts";

const columnClasses = { 2: "md:grid-cols-2", 3: "md:grid-cols-3", 4: "md:grid-cols-3 lg:grid-cols-4" };

/** Four cards stay in one row, where three columns would leave the last one alone. */
const singleRowClass = "md:grid-cols-4";

/** The first cards prefetch their pages when visible. */
const prefetchCount = 4;

export interface CardGridProps extends Pick<CardTileProps, "heading" | "size" | "isAmongStories" | "isOnAuthorPage"> {
  cards: Card[];
  /** Columns on wide screens; the smallest phones have two. */
  columns?: keyof typeof columnClasses;
  /** Number of first pictures that load with priority. */
  eagerCount?: number;
  /** Content below a card, outside its link. */
  footer?: (card: Card) => ReactNode;
}

/** Class of the list of a grid of cards. */
export function cardGridClass(count: number, columns: keyof typeof columnClasses = 4): string {
  return clsx(
    "grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-10",
    columns === 4 && count === 4 ? singleRowClass : columnClasses[columns],
  );
}

export function CardGrid({ cards, columns = 4, eagerCount = 0, footer, ...tile }: CardGridProps) {
  return (
    <ul className={cardGridClass(cards.length, columns)}>
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <CardTile card={card} prefetch={index < prefetchCount} priority={index < eagerCount} {...tile} />
          {footer?.(card)}
        </li>
      ))}
    </ul>
  );
}
