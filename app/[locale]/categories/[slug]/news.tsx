import { getLocale, getTranslations } from "next-intl/server";
import { listPaginated } from "#app/[locale]/paginated-list.ts";
import { countPrecedingEntries } from "#components/content/cards/card-list.tsx";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { NewsList } from "#components/content/categories/news-list.tsx";
import { LikeButton } from "#components/people/likes/like-button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";
import type { CategorySection } from "./category-view.tsx";

/** The news category, newest first. */
export async function News({ category, page }: CategorySection) {
  const [locale, t, stories] = await Promise.all([
    getLocale(),
    getTranslations("categories.news"),
    getTranslations("cards.stories"),
  ]);
  const { title, summary, slug } = category;
  const list = await listPaginated({ locale, type: "article", storyType: "news", page });
  const { pagination } = list.meta;
  return (
    <div className="wrap">
      <ListHeading title={title} intro={summary} />
      {pagination.count === 0 ? (
        <EmptyList
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={{ label: stories("title"), href: address(locale, "/stories") }}
        />
      ) : (
        <>
          <p className="mb-4 font-strong">{t("count", { count: pagination.count })}</p>
          <NewsList
            items={list.data}
            renderActions={({ id, title: name, likeCount }) => (
              <LikeButton id={id} title={name} count={likeCount} theme="tertiary" className="like-line" />
            )}
          />
          <Pagination
            {...pagination}
            getHref={(number) => routeAddress(locale, "/categories/[slug]", { slug }, number)}
          />
          <JsonLd data={itemList(title, list.data, countPrecedingEntries(list))} />
        </>
      )}
    </div>
  );
}
