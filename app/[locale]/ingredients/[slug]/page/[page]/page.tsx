import { IngredientView, ingredientMetadata } from "#app/[locale]/ingredients/[slug]/ingredient-view.tsx";
import type { NumberedSlugParams } from "#app/[locale]/numbered-list.ts";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: NumberedSlugParams) {
  const { slug, page } = await params;
  return ingredientMetadata(slug, { page: Number(page) });
}

export default async function IngredientNumberedPage({ params }: NumberedSlugParams) {
  const { slug, page } = await params;
  return <IngredientView slug={slug} page={Number(page)} />;
}
