import type { PaginatedSlugPageParams } from "#app/[locale]/paginated-list.ts";
import { TagView, tagMetadata } from "#app/[locale]/tags/[slug]/tag-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return tagMetadata(slug, { page: Number(page) });
}

export default async function PaginatedTagPage({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return <TagView slug={slug} page={Number(page)} />;
}
