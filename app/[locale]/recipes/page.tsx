import { RecipeList, recipeListMetadata } from "#app/[locale]/recipes/recipe-list.tsx";

export const revalidate = 600;

export function generateMetadata() {
  return recipeListMetadata({ route: "/recipes", page: 1 });
}

export default function RecipesPage() {
  return <RecipeList route="/recipes" page={1} />;
}
