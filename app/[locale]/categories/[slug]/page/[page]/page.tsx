import { CategoryView, categoryMetadata } from "#app/[locale]/categories/[slug]/category-view.tsx";
import type { PaginatedSlugPageParams } from "#app/[locale]/paginated-list.ts";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return categoryMetadata(slug, { page: Number(page) });
}

export default async function PaginatedCategoryPage({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return <CategoryView slug={slug} page={Number(page)} />;
}
