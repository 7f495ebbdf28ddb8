import { permanentRedirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { CategoryView, categoryMetadata } from "#app/[locale]/categories/[slug]/category-view.tsx";
import { type FilteredSlugPageParams, readFiltering } from "#app/[locale]/filtering.ts";
import { getCategory } from "#lib/content/categories/queries.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: FilteredSlugPageParams) {
  return categoryMetadata((await params).slug, { isIndexed: false });
}

export default async function FilteredCategoryPage({ params, searchParams }: FilteredSlugPageParams) {
  const { slug } = await params;
  const category = await getCategory(await getLocale(), slug);
  if (category?.key === "news") permanentRedirect(category.href);
  const filtering = await readFiltering(searchParams, { route: "/categories/[slug]", slug });
  return <CategoryView slug={slug} page={filtering.input.page} filtering={filtering} />;
}
