import type { ReactNode } from "react";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { RecipeEmbed } from "#components/stories/recipe-embed.tsx";
import { listCardsById } from "#lib/cards/queries.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { StoryBlock } from "#lib/stories/story.ts";

/** Asks once for the cards of all recipes in a body; answers with what shows some of them: one large, several as a grid. */
export async function recipesIn(locale: Locale, body: readonly StoryBlock[]) {
  const ids = body.flatMap((block) => (block.type === "recipes" ? block.itemIds : []));
  const all = await listCardsById(locale, [...new Set(ids)]);
  return (wanted: string[], heading: 2 | 3): ReactNode => {
    const cards = wanted.flatMap((id) => all.find((card) => card.id === id) ?? []);
    const [first] = cards;
    if (!first) return null;
    if (cards.length === 1) return <RecipeEmbed card={first} heading={heading} />;
    return (
      <div className="my-10">
        <CardGrid cards={cards} heading={heading} columns={cards.length % 2 === 0 ? 2 : 3} />
      </div>
    );
  };
}
