import { StoryCategoryView, storyCategoryMetadata } from "./story-category-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  return storyCategoryMetadata((await params).slug, 1);
}

export default async function StoryCategoryPage({ params }: Props) {
  return <StoryCategoryView slug={(await params).slug} page={1} />;
}
