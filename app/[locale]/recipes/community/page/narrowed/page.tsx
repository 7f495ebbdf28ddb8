import { type NarrowedParams, readNarrowing } from "#app/[locale]/narrowing.ts";
import { RecipeList, recipeListMetadata } from "#app/[locale]/recipes/recipe-list.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return recipeListMetadata({ route: "/recipes/community", isIndexed: false });
}

export default async function NarrowedCommunityRecipesPage({ searchParams }: NarrowedParams) {
  const narrowing = await readNarrowing(searchParams, { route: "/recipes/community" });
  return <RecipeList route="/recipes/community" page={narrowing.input.page} narrowing={narrowing} />;
}
