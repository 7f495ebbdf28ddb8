import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Listing } from "#app/[locale]/listing.tsx";
import type { Narrowing } from "#app/[locale]/narrowing.ts";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { ChipRow } from "#components/ui/chip-row.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listFilters } from "#lib/cards/lists.ts";
import { listCategories } from "#lib/categories/queries.ts";
import { address, addresses } from "#lib/i18n/address.ts";
import { scope } from "#lib/search/scopes.ts";
import { storySorts } from "#lib/searches/choice.ts";

/** `isIndexed` is false where the list is narrowed down. */
export async function storyListMetadata(facts: { page?: number; isIndexed?: boolean }): Promise<Metadata> {
  const t = await getTranslations("cards.stories");
  return listMetadata({
    title: t("title"),
    description: t("description"),
    alternates: addresses("/stories"),
    ...facts,
  });
}

export async function StoryList({ page, narrowing }: { page: number; narrowing?: Narrowing }) {
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
      <Trail crumbs={[{ title: t("crumb"), href }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={page === 1 && t("intro")} />
        <ChipRow label={lists("topics")} chips={chips} />
        <div className="mt-6">
          <Listing
            filter={filter}
            scope={[scope.story("article")]}
            path={href}
            page={page}
            narrowing={narrowing}
            sorts={storySorts}
            name={t("title")}
            counted="stories"
            isFirst
            empty={<NothingYet />}
          />
        </div>
      </div>
      <AdSlot name="content_1" />
    </>
  );
}
