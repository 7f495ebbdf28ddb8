import type { PaginatedPageParams } from "#app/[locale]/paginated-list.ts";
import { RecipeList, recipeListMetadata } from "#app/[locale]/recipes/recipe-list.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PaginatedPageParams) {
  return recipeListMetadata({ route: "/recipes/community", page: Number((await params).page) });
}

export default async function PaginatedCommunityRecipesPage({ params }: PaginatedPageParams) {
  return <RecipeList route="/recipes/community" page={Number((await params).page)} />;
}
