import { CardTile, type CardTileProps } from "#components/cards/card.tsx";
import type { Card } from "#lib/cards/card.ts";

interface CardRailProps extends Pick<CardTileProps, "heading" | "size"> {
  cards: Card[];
  /** Name of the row for those who meet it with the keyboard. */
  label: string;
}

/** Cards in one row that scrolls sideways, from edge to edge on narrow windows. */
export function CardRail({ cards, label, ...tile }: CardRailProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a named section would be a second landmark inside the one with its heading
    <div role="group" aria-label={label} tabIndex={0} className="rail">
      <ul className="grid auto-cols-[minmax(14.5rem,1fr)] grid-flow-col gap-4 lg:gap-6">
        {cards.map((card) => (
          <li key={card.id} className="snap-start">
            <CardTile card={card} {...tile} />
          </li>
        ))}
      </ul>
    </div>
  );
}
