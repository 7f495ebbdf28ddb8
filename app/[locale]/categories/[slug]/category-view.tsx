import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import type { Filtering } from "#app/[locale]/filtering.ts";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { Streamed } from "#components/ui/loading/streamed.tsx";
import { type CategoryDetail, getCategory, listCategoryAlternates } from "#lib/content/categories/queries.ts";
import { isSoftNavigation } from "#lib/platform/http/soft-navigation.ts";
import { address } from "#lib/platform/routing/address.ts";
import { CategoryRecipes } from "./category-recipes.tsx";
import { CategoryStories, CategoryStoriesSkeleton } from "./category-stories.tsx";
import { CommunityRecipes } from "./community-recipes.tsx";
import { News } from "./news.tsx";

/** One page of a category. */
export interface CategorySection {
  category: CategoryDetail;
  page: number;
  filtering?: Filtering;
}

/** `isIndexed` is false for filtered lists. */
export async function categoryMetadata(slug: string, facts: { page?: number; isIndexed?: boolean }): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.page")]);
  const category = await getCategory(locale, slug);
  if (!category) return {};
  const { title, summary, kind, metaTitle, metaDescription } = category;
  return listMetadata({
    title: metaTitle ?? (kind === "special" ? title : t("metaTitle", { title })),
    description: metaDescription ?? (kind === "special" ? summary : t("description", { title, summary })),
    alternates: await listCategoryAlternates(category.id),
    ...facts,
  });
}

interface CategoryViewProps extends Omit<CategorySection, "category"> {
  slug: string;
}

export async function CategoryView({ slug, page, filtering }: CategoryViewProps) {
  const [locale, recipes] = await Promise.all([getLocale(), getTranslations("cards.recipes")]);
  const category = await getCategory(locale, slug);
  if (!category) notFound();
  const { parent, key } = category;
  const recipesCrumb = { title: recipes("crumb"), href: address(locale, "/recipes") };
  // News are entries of the menu's own, beside stories and not below them.
  const parents = key === "news" ? [] : [recipesCrumb, parent];
  const crumbs = [...parents, category].filter((crumb) => crumb !== null);
  return (
    <>
      <PageBreadcrumbs crumbs={crumbs.map(({ title, href }) => ({ title, href }))} />
      <CategoryContent category={category} page={page} filtering={filtering} />
      <AdPlace name="content_1" path={category.href} />
      {page === 1 && category.kind !== "special" && (
        <div className="wrap">
          {filtering ? (
            <Streamed
              skeleton={<CategoryStoriesSkeleton />}
              content={CategoryStories({ category })}
              isAwaited={await isSoftNavigation()}
            />
          ) : (
            <CategoryStories category={category} />
          )}
        </div>
      )}
    </>
  );
}

function CategoryContent(section: CategorySection) {
  if (section.category.key === "news") return <News {...section} />;
  if (section.category.key === "community") return <CommunityRecipes {...section} />;
  return <CategoryRecipes {...section} />;
}
