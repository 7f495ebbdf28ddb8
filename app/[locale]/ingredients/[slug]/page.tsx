import { IngredientView, ingredientMetadata } from "#app/[locale]/ingredients/[slug]/ingredient-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  return ingredientMetadata((await params).slug, { page: 1 });
}

export default async function IngredientPage({ params }: Props) {
  return <IngredientView slug={(await params).slug} page={1} />;
}
