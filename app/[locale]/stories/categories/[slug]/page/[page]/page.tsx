import type { PaginatedSlugPageParams } from "#app/[locale]/paginated-list.ts";
import { StoryCategoryView, storyCategoryMetadata } from "../../story-category-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return storyCategoryMetadata(slug, Number(page));
}

export default async function PaginatedStoryCategoryPage({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return <StoryCategoryView slug={slug} page={Number(page)} />;
}
