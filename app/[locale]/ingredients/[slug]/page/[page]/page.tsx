import { IngredientView, ingredientMetadata } from "#app/[locale]/ingredients/[slug]/ingredient-view.tsx";
import type { PaginatedSlugPageParams } from "#app/[locale]/paginated-list.ts";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return ingredientMetadata(slug, { page: Number(page) });
}

export default async function PaginatedIngredientPage({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return <IngredientView slug={slug} page={Number(page)} />;
}
