import { CardTile, type CardTileProps } from "#components/content/cards/card.tsx";
import type { Card } from "#lib/content/cards/card.ts";

interface CardRailProps extends Pick<CardTileProps, "heading" | "size"> {
  cards: Card[];
  /** Accessible name of the row, which takes the keyboard focus. */
  label: string;
}

/** Cards in one row that scrolls horizontally, from edge to edge on small screens. */
export function CardRail({ cards, label, ...tile }: CardRailProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a named section would nest a second landmark
    <div role="group" aria-label={label} tabIndex={0} className="rail">
      <ul className="grid auto-cols-[minmax(14.5rem,1fr)] grid-flow-col gap-4 lg:gap-6 xl:auto-cols-[minmax(13.5rem,1fr)]">
        {cards.map((card) => (
          <li key={card.id} className="snap-start">
            <CardTile card={card} {...tile} />
          </li>
        ))}
      </ul>
    </div>
  );
}
