import { type FilteredSlugPageParams, readFiltering } from "#app/[locale]/filtering.ts";
import { TagView, tagMetadata } from "#app/[locale]/tags/[slug]/tag-view.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: FilteredSlugPageParams) {
  return tagMetadata((await params).slug, { isIndexed: false });
}

export default async function FilteredTagPage({ params, searchParams }: FilteredSlugPageParams) {
  const { slug } = await params;
  const filtering = await readFiltering(searchParams, { route: "/tags/[slug]", slug });
  return <TagView slug={slug} page={filtering.input.page} filtering={filtering} />;
}
