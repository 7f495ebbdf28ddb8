import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata, listNumbered } from "#app/[locale]/numbered-list.ts";
import { CardList } from "#components/cards/card-list.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { ChipRow } from "#components/ui/chip-row.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listFilters } from "#lib/cards/lists.ts";
import { listCategories } from "#lib/categories/queries.ts";
import { address, addresses, fill } from "#lib/i18n/address.ts";

export async function storyListMetadata(page: number): Promise<Metadata> {
  const t = await getTranslations("cards.stories");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/stories"), page });
}

export async function StoryList({ page }: { page: number }) {
  const locale = await getLocale();
  const filter = await listFilters["/stories"]();
  const [list, categories, t, lists] = await Promise.all([
    listNumbered({ locale, ...filter, page }),
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
      <Trail crumbs={[{ title: t("crumb"), href }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={page === 1 && t("intro")} />
        <ChipRow label={lists("topics")} chips={chips} />
        <div className="mt-6">
          <CardList
            list={list}
            name={t("title")}
            counted="stories"
            hrefOf={(number) => fill(locale, "/stories", {}, number)}
            isFirst
            empty={<NothingYet />}
          />
        </div>
      </div>
      <AdSlot name="content_1" />
    </>
  );
}
