import type { PaginatedSlugPageParams } from "#app/[locale]/paginated-list.ts";
import { CookbookView, cookbookMetadata } from "../../cookbook-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return cookbookMetadata(slug, Number(page));
}

export default async function CookbookPaginatedPage({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return <CookbookView slug={slug} page={Number(page)} />;
}
