import type { NumberedSlugParams } from "#app/[locale]/numbered-list.ts";
import { UserView, userMetadata } from "#app/[locale]/users/[slug]/user-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: NumberedSlugParams) {
  const { slug, page } = await params;
  return userMetadata(slug, Number(page));
}

export default async function UserNumberedPage({ params }: NumberedSlugParams) {
  const { slug, page } = await params;
  return <UserView slug={slug} page={Number(page)} />;
}
