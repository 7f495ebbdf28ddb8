import { TagView, tagMetadata } from "#app/[locale]/tags/[slug]/tag-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  return tagMetadata((await params).slug, { page: 1 });
}

export default async function TagPage({ params }: Props) {
  return <TagView slug={(await params).slug} page={1} />;
}
