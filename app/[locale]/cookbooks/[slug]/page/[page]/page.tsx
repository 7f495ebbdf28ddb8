import type { NumberedSlugParams } from "#app/[locale]/numbered-list.ts";
import { CookbookView, cookbookMetadata } from "../../cookbook-view.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: NumberedSlugParams) {
  const { slug, page } = await params;
  return cookbookMetadata(slug, Number(page));
}

export default async function CookbookNumberedPage({ params }: NumberedSlugParams) {
  const { slug, page } = await params;
  return <CookbookView slug={slug} page={Number(page)} />;
}
