import { permanentRedirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { CategoryView, categoryMetadata } from "#app/[locale]/categories/[slug]/category-view.tsx";
import { type NarrowedSlugParams, readNarrowing } from "#app/[locale]/narrowing.ts";
import { getCategory } from "#lib/categories/queries.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: NarrowedSlugParams) {
  return categoryMetadata((await params).slug, { isIndexed: false });
}

export default async function NarrowedCategoryPage({ params, searchParams }: NarrowedSlugParams) {
  const { slug } = await params;
  const category = await getCategory(await getLocale(), slug);
  if (category?.key === "news") permanentRedirect(category.href);
  const narrowing = await readNarrowing(searchParams, { route: "/categories/[slug]", slug });
  return <CategoryView slug={slug} page={narrowing.input.page} narrowing={narrowing} />;
}
