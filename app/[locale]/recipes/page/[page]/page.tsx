import type { NumberedParams } from "#app/[locale]/numbered-list.ts";
import { RecipeList, recipeListMetadata } from "#app/[locale]/recipes/recipe-list.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: NumberedParams) {
  return recipeListMetadata({ route: "/recipes", page: Number((await params).page) });
}

export default async function RecipesNumberedPage({ params }: NumberedParams) {
  return <RecipeList route="/recipes" page={Number((await params).page)} />;
}
