import type { ReactNode } from "react";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { RecipePart } from "#components/content/recipes/recipe-part.tsx";
import { RecipeEmbed } from "#components/content/stories/recipe-embed.tsx";
import { SaveButton } from "#components/kitchen/cookbooks/save/save-button.tsx";
import { LikeButton } from "#components/people/likes/like-button.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { listCardsById } from "#lib/content/cards/queries.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import type { BlockContent } from "#lib/content/stories/blocks.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { listItemSlugs } from "#lib/platform/routing/slugs.ts";

/**
 * Loads the recipes in a body: all cards with one query, and the recipes whose parts are shown.
 *
 * @returns functions that render blocks: a single recipe as RecipeEmbed, several as a grid, a part
 *   with its ingredients. A recipe that is not public renders nothing.
 */
export async function loadStoryEmbeds(locale: Locale, body: readonly BlockContent[]) {
  const [all, partRecipes] = await Promise.all([
    listCardsById(
      locale,
      listIds(body, (block) => (block.type === "recipes" ? block.itemIds : [])),
    ),
    Promise.all(
      listIds(body, (block) => (block.type === "recipe_part" ? [block.itemId] : [])).map((id) =>
        findRecipe(locale, id),
      ),
    ),
  ]);
  return {
    recipes: (itemIds: string[], heading: 2 | 3): ReactNode => {
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
    },
    recipePart: (itemId: string, group: number, heading: 2 | 3): ReactNode => {
      const recipe = partRecipes.find((one) => one?.id === itemId);
      return recipe ? <RecipePart recipe={recipe} group={group} heading={heading} /> : null;
    },
  };
}

function listIds(body: readonly BlockContent[], pick: (block: BlockContent) => string[]): string[] {
  return [...new Set(body.flatMap(pick))];
}

async function findRecipe(locale: Locale, id: string) {
  const text = (await listItemSlugs(id)).find((one) => one.locale === locale);
  return text ? getRecipe(locale, text.slug) : null;
}

function EmbedActions({ card: { id, title, likeCount } }: { card: Card }) {
  return (
    <>
      <LikeButton id={id} title={title} count={likeCount} theme="secondary" />
      <SaveButton itemId={id} />
    </>
  );
}
