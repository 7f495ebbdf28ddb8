import { RecipeList, recipeListMetadata } from "#app/[locale]/recipes/recipe-list.tsx";

export const revalidate = 600;

export function generateMetadata() {
  return recipeListMetadata({ route: "/recipes/community", page: 1 });
}

export default function CommunityRecipesPage() {
  return <RecipeList route="/recipes/community" page={1} />;
}
