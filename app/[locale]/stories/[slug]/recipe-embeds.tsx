import type { ReactNode } from "react";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { SaveButton } from "#components/cookbooks/save/save-button.tsx";
import { LikeButton } from "#components/likes/like-button.tsx";
import { RecipeEmbed } from "#components/stories/recipe-embed.tsx";
import type { Card } from "#lib/cards/card.ts";
import { listCardsById } from "#lib/cards/queries.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { StoryBlock } from "#lib/stories/story.ts";

/**
 * Loads the cards of all recipes in a body with one query.
 *
 * @returns a function that renders some of them: a single one as RecipeEmbed, several as a grid.
 */
export async function loadRecipeEmbeds(locale: Locale, body: readonly StoryBlock[]) {
  const ids = body.flatMap((block) => (block.type === "recipes" ? block.itemIds : []));
  const all = await listCardsById(locale, [...new Set(ids)]);
  return (itemIds: string[], heading: 2 | 3): ReactNode => {
    const cards = itemIds.flatMap((id) => all.find((card) => card.id === id) ?? []);
    const [first] = cards;
    if (!first) return null;
    if (cards.length === 1)
      return <RecipeEmbed card={first} heading={heading} actions={<EmbedActions card={first} />} />;
    return (
      <div className="my-10">
        <CardGrid cards={cards} heading={heading} columns={cards.length % 2 === 0 ? 2 : 3} />
      </div>
    );
  };
}

function EmbedActions({ card: { id, title, likeCount } }: { card: Card }) {
  return (
    <>
      <LikeButton id={id} title={title} count={likeCount} theme="secondary" />
      <SaveButton itemId={id} />
    </>
  );
}
