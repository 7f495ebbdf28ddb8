import { CategoryView, categoryMetadata } from "#app/[locale]/categories/[slug]/category-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  return categoryMetadata((await params).slug, { page: 1 });
}

export default async function CategoryPage({ params }: Props) {
  return <CategoryView slug={(await params).slug} page={1} />;
}
