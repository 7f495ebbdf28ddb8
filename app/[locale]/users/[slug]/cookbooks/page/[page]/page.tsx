import type { PaginatedSlugPageParams } from "#app/[locale]/paginated-list.ts";
import { userMetadata } from "#app/[locale]/users/[slug]/user-metadata.ts";
import { UserView } from "#app/[locale]/users/[slug]/user-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return userMetadata(slug, Number(page), "cookbooks");
}

export default async function UserCookbooksPaginatedPage({ params }: PaginatedSlugPageParams) {
  const { slug, page } = await params;
  return <UserView slug={slug} page={Number(page)} tab="cookbooks" />;
}
