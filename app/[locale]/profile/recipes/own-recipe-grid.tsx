import { getLocale } from "next-intl/server";
import { CardTile } from "#components/content/cards/card.tsx";
import { OwnRecipeActions } from "#components/content/recipe-drafts/own/own-recipe-actions.tsx";
import { OwnRecipeCard } from "#components/content/recipe-drafts/own/own-recipe-card.tsx";
import { listCardsById } from "#lib/content/cards/queries.ts";
import type { OwnRecipe } from "#lib/content/recipe-drafts/draft/own-queries.ts";

/** Own recipes as cards, with what their author can do to each. */
export async function OwnRecipeGrid({ recipes }: { recipes: OwnRecipe[] }) {
  const publicIds = recipes.flatMap(({ state, recipeId }) => (state === "live" && recipeId ? [recipeId] : []));
  const cards = await listCardsById(await getLocale(), publicIds);
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
      {recipes.map((recipe) => {
        const card = recipe.state === "live" && cards.find(({ id }) => id === recipe.recipeId);
        return (
          <li key={recipe.draftId ?? recipe.recipeId} className="min-w-0">
            {card ? <CardTile card={card} heading={2} /> : <OwnRecipeCard recipe={recipe} />}
            <OwnRecipeActions recipe={recipe} />
          </li>
        );
      })}
    </ul>
  );
}
