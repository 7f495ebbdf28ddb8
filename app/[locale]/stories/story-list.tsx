import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { FilterableList } from "#app/[locale]/filterable-list.tsx";
import type { Filtering } from "#app/[locale]/filtering.ts";
import { findHeadingPicture } from "#app/[locale]/heading-picture.ts";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { ChipRow } from "#components/ui/navigation/chip-row.tsx";
import { listFilters } from "#lib/content/cards/list-queries.ts";
import { listCategories } from "#lib/content/categories/queries.ts";
import { storySorts } from "#lib/content/search/sorting.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

/** `isIndexed` is false for filtered lists. */
export async function storyListMetadata(facts: { page?: number; isIndexed?: boolean }): Promise<Metadata> {
  const t = await getTranslations("cards.stories");
  return listMetadata({
    title: t("title"),
    description: t("description"),
    alternates: addresses("/stories"),
    ...facts,
  });
}

export async function StoryList({ page, filtering }: { page: number; filtering?: Filtering }) {
  const locale = await getLocale();
  const filter = await listFilters["/stories"]();
  const [categories, t, lists] = await Promise.all([
    listCategories(locale),
    getTranslations("cards.stories"),
    getTranslations("cards.list"),
  ]);
  const href = address(locale, "/stories");
  const news = categories.filter((category) => category.key === "news");
  const chips = [
    { title: lists("everything"), href, isCurrent: true },
    ...news.map((category) => ({ title: category.title, href: category.href })),
    { title: lists("shoppingTips"), href: address(locale, "/shopping-tips") },
    { title: lists("categories"), href: address(locale, "/categories") },
  ];
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("crumb"), href }]} />
      <div className="wrap">
        <ListHeading
          title={t("title")}
          intro={page === 1 && t("intro")}
          picture={page === 1 && !filtering ? await findHeadingPicture({ locale, ...filter }) : null}
          links={<ChipRow label={lists("topics")} chips={chips} />}
        />
        <FilterableList
          filter={filter}
          listTerms={[listTerm.story("article")]}
          path={href}
          page={page}
          filtering={filtering}
          sorts={storySorts}
          name={t("title")}
          countLabel="stories"
          isFirst
          empty={<EmptyList />}
        />
      </div>
      <AdPlace name="content_1" path={href} />
    </>
  );
}
