import { type NarrowedParams, readNarrowing } from "#app/[locale]/narrowing.ts";
import { RecipeList, recipeListMetadata } from "#app/[locale]/recipes/recipe-list.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return recipeListMetadata({ route: "/recipes", isIndexed: false });
}

export default async function NarrowedRecipesPage({ searchParams }: NarrowedParams) {
  const narrowing = await readNarrowing(searchParams, { route: "/recipes" });
  return <RecipeList route="/recipes" page={narrowing.input.page} narrowing={narrowing} />;
}
