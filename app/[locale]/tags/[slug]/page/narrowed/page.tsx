import { type NarrowedSlugParams, readNarrowing } from "#app/[locale]/narrowing.ts";
import { TagView, tagMetadata } from "#app/[locale]/tags/[slug]/tag-view.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: NarrowedSlugParams) {
  return tagMetadata((await params).slug, { isIndexed: false });
}

export default async function NarrowedTagPage({ params, searchParams }: NarrowedSlugParams) {
  const { slug } = await params;
  const narrowing = await readNarrowing(searchParams, { route: "/tags/[slug]", slug });
  return <TagView slug={slug} page={narrowing.input.page} narrowing={narrowing} />;
}
