import { type FilteredPageParams, readFiltering } from "#app/[locale]/filtering.ts";
import { RecipeList, recipeListMetadata } from "#app/[locale]/recipes/recipe-list.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return recipeListMetadata({ route: "/recipes", isIndexed: false });
}

export default async function FilteredRecipesPage({ searchParams }: FilteredPageParams) {
  const filtering = await readFiltering(searchParams, { route: "/recipes" });
  return <RecipeList route="/recipes" page={filtering.input.page} filtering={filtering} />;
}
