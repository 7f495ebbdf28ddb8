import { CookbookView, cookbookMetadata } from "./cookbook-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  return cookbookMetadata((await params).slug, 1);
}

export default async function CookbookPage({ params }: Props) {
  return <CookbookView slug={(await params).slug} page={1} />;
}
