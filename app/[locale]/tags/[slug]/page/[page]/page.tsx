import type { NumberedSlugParams } from "#app/[locale]/numbered-list.ts";
import { TagView, tagMetadata } from "#app/[locale]/tags/[slug]/tag-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: NumberedSlugParams) {
  const { slug, page } = await params;
  return tagMetadata(slug, { page: Number(page) });
}

export default async function TagNumberedPage({ params }: NumberedSlugParams) {
  const { slug, page } = await params;
  return <TagView slug={slug} page={Number(page)} />;
}
