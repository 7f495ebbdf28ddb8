import { CardTile, CompactCard } from "#components/content/cards/card.tsx";
import type { Card } from "#lib/content/cards/card.ts";

interface StoryCardsProps {
  cards: Card[];
  heading?: 2 | 3 | 4;
}

/** The first story as a large card, the others in a compact list beside it. */
export function StoryCards({ cards: [first, ...others], heading }: StoryCardsProps) {
  if (!first) return null;
  return (
    <div className="grid gap-8 md:grid-cols-[1.65fr_1fr]">
      <CardTile card={first} size="lg" heading={heading} />
      {others.length > 0 && (
        <ul>
          {others.map((card) => (
            <li key={card.id} className="border-line not-first:mt-4 not-first:border-t not-first:pt-4">
              <CompactCard card={card} heading={heading} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
