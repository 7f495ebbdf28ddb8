import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { findHeadingPicture } from "#app/[locale]/heading-picture.ts";
import { listMetadata, listPaginated } from "#app/[locale]/paginated-list.ts";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { CardList } from "#components/content/cards/card-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { ChipRow } from "#components/ui/navigation/chip-row.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { listCards, listCardsById } from "#lib/content/cards/queries.ts";
import { type CategoryDetail, getCategory, listCategoryAlternates } from "#lib/content/categories/queries.ts";
import { listNearestStoryIds } from "#lib/content/stories/nearest-queries.ts";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

const route = "/stories/categories/[slug]";
const maxNearest = 3;

/** A category without stories is not indexed: its page only leads to others. */
export async function storyCategoryMetadata(slug: string, page: number): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("stories.category")]);
  const category = await getCategory(locale, slug);
  if (!category) return {};
  const { title, summary } = category;
  const stories = await listCards(storiesOf(category, locale, page));
  return listMetadata({
    title: t("title", { title }),
    description: t("description", { title, summary }),
    alternates: await listCategoryAlternates(category.id, route),
    page,
    isIndexed: stories.meta.pagination.count > 0,
  });
}

/** The stories of a category, and below them those on what is cooked in it. */
export async function StoryCategoryView({ slug, page }: { slug: string; page: number }) {
  const [locale, t, stories] = await Promise.all([
    getLocale(),
    getTranslations("stories.category"),
    getTranslations("cards.stories"),
  ]);
  const category = await getCategory(locale, slug);
  if (!category || category.kind === "special") notFound();
  const { title, kind, entries, siblings, id } = category;
  const list = await listPaginated(storiesOf(category, locale, page));
  const all = { title: stories("all"), href: address(locale, "/stories") };
  const neighbours = (kind === "group" ? entries : siblings).map((neighbour) => ({
    title: neighbour.title,
    href: slugAddress(locale, route, neighbour.slug),
    isCurrent: neighbour.id === id,
  }));
  const heading = t("title", { title });
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { title: stories("crumb"), href: address(locale, "/stories") },
          { title, href: slugAddress(locale, route, slug) },
        ]}
      />
      <div className="wrap">
        <ListHeading
          title={hyphenate(heading, locale)}
          intro={page === 1 && list.data.length === 0 && t("none")}
          picture={page === 1 ? await findHeadingPicture(storiesOf(category, locale, page)) : null}
          links={<ChipRow label={t("siblings")} chips={[all, ...neighbours]} />}
        />
        {list.data.length > 0 && (
          <CardList
            list={list}
            getHref={(number) => routeAddress(locale, route, { slug }, number)}
            name={heading}
            countLabel="stories"
            columns={3}
            isFirst
            empty={null}
          />
        )}
      </div>
      <AdPlace name="content_1" path={slugAddress(locale, route, slug)} />
      {page === 1 && <NearestStories category={category} listed={list.data} />}
    </>
  );
}

/** Stories that share categories with the recipes of this one, filled up with the newest ones. */
async function NearestStories({ category, listed }: { category: CategoryDetail; listed: Card[] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("stories.category")]);
  const listedIds = listed.map((card) => card.id);
  const nearest = await listCardsById(locale, await listNearestStoryIds(locale, entryIds(category), maxNearest));
  const related = nearest.filter(({ id }) => !listedIds.includes(id));
  const notIds = [...listedIds, ...related.map(({ id }) => id)];
  const newest =
    related.length < maxNearest
      ? (await listCards({ locale, type: "article", storyType: "article", notIds, size: maxNearest })).data
      : [];
  const cards = [...related, ...newest].slice(0, maxNearest);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="nearest" className="wrap section">
      <SectionHeading id="nearest" title={listed.length > 0 ? t("more") : t("nearest")} />
      <CardGrid cards={cards} heading={3} columns={3} isAmongStories />
    </section>
  );
}

function storiesOf(category: CategoryDetail, locale: Awaited<ReturnType<typeof getLocale>>, page: number) {
  return { locale, type: "article", storyType: "article", categoryIds: entryIds(category), page } as const;
}

/** The category itself, or the categories of a group. */
const entryIds = ({ id, kind, entries }: CategoryDetail) =>
  kind === "group" ? entries.map((entry) => entry.id) : [id];
