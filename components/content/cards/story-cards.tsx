import { CardMeta, CardTile, CompactCard } from "#components/content/cards/card.tsx";
import { CardTitle } from "#components/content/cards/card-title.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import type { Card } from "#lib/content/cards/card.ts";

interface StoryCardsProps {
  cards: Card[];
  heading?: 2 | 3 | 4;
}

/** The first story as a large card, others in a compact list beside it; one alone fills the row. */
export function StoryCards({ cards: [first, ...others], heading }: StoryCardsProps) {
  if (!first) return null;
  if (others.length === 0) return <StoryPanel card={first} heading={heading} />;
  return (
    <div className="grid gap-8 md:grid-cols-[1.65fr_1fr]">
      <CardTile card={first} size="lg" heading={heading} isAmongStories />
      <ul>
        {others.map((card) => (
          <li key={card.id} className="border-line not-first:mt-4 not-first:border-t not-first:pt-4">
            <CompactCard card={card} heading={heading} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One story with its text beside a large picture. The link covers all of it. */
function StoryPanel({ card, heading }: { card: Card; heading?: 2 | 3 | 4 }) {
  return (
    <article className="group relative grid items-center gap-6 md:grid-cols-[1.65fr_1fr] md:gap-10">
      <span className="photo gingham gingham-pale">
        {card.picture && <Picture picture={card.picture} variant="card-lg" className="card-photo" />}
      </span>
      <div className="grid gap-4">
        <CardTitle card={card} heading={heading} className="text-3xl leading-tight" />
        {card.summary && <p className="standfirst">{card.summary}</p>}
        <CardMeta card={card} isFull />
      </div>
    </article>
  );
}
