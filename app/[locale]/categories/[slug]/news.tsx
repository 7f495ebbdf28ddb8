import { getLocale, getTranslations } from "next-intl/server";
import { listNumbered } from "#app/[locale]/numbered-list.ts";
import { countBefore } from "#components/cards/card-list.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { NewsList } from "#components/categories/news-list.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { PageLinks } from "#components/ui/page-links.tsx";
import { address, fill } from "#lib/i18n/address.ts";
import { itemList } from "#lib/seo/item-list.ts";
import type { CategorySection } from "./category-view.tsx";

/** What is new, by date. */
export async function News({ category, page }: CategorySection) {
  const [locale, t, stories] = await Promise.all([
    getLocale(),
    getTranslations("categories.news"),
    getTranslations("cards.stories"),
  ]);
  const { title, summary, slug } = category;
  const list = await listNumbered({ locale, type: "article", storyType: "news", page });
  const { pagination } = list.meta;
  return (
    <div className="wrap">
      <PageHeading title={title} intro={summary} />
      {pagination.count === 0 ? (
        <NothingYet
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={{ label: stories("title"), href: address(locale, "/stories") }}
        />
      ) : (
        <>
          <p className="mb-4 font-strong">{t("count", { count: pagination.count })}</p>
          <NewsList items={list.data} />
          <PageLinks {...pagination} hrefOf={(number) => fill(locale, "/categories/[slug]", { slug }, number)} />
          <JsonLd data={itemList(title, list.data, countBefore(list))} />
        </>
      )}
    </div>
  );
}
