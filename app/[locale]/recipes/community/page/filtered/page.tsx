import { type FilteredPageParams, readFiltering } from "#app/[locale]/filtering.ts";
import { RecipeList, recipeListMetadata } from "#app/[locale]/recipes/recipe-list.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return recipeListMetadata({ route: "/recipes/community", isIndexed: false });
}

export default async function FilteredCommunityRecipesPage({ searchParams }: FilteredPageParams) {
  const filtering = await readFiltering(searchParams, { route: "/recipes/community" });
  return <RecipeList route="/recipes/community" page={filtering.input.page} filtering={filtering} />;
}
