import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { CookbookGrid } from "#components/kitchen/cookbooks/public/cookbook-grid.tsx";
import { CookbookHeader } from "#components/kitchen/cookbooks/public/cookbook-header.tsx";
import { EntryNote } from "#components/kitchen/cookbooks/public/entry-note.tsx";
import { OwnerLink } from "#components/kitchen/cookbooks/public/owner-link.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { ReportButton } from "#components/people/reports/report-button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCardsById, pageSize } from "#lib/content/cards/queries.ts";
import { getSharedCookbook, listPublicCookbooks } from "#lib/kitchen/cookbooks/queries.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";

const maxOthers = 4;

export async function cookbookMetadata(slug: string, page: number): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("cookbooks.page")]);
  const cookbook = await getSharedCookbook(locale, slug);
  if (!cookbook) return {};
  const { title, summary, owner, cover } = cookbook;
  return listMetadata({
    title,
    description: `${t("description", { title, owner: owner.name })} ${summary}`,
    page,
    isIndexed: cookbook.isListed,
    image: { path: `/share/${locale}/cookbook/${slug}`, alt: cover?.alt || title },
    alternates: {
      de: slugAddress("de", "/cookbooks/[slug]", slug),
      en: slugAddress("en", "/cookbooks/[slug]", slug),
    },
  });
}

/** A public or unlisted cookbook: what is in it with its owner's notes, and other cookbooks. */
export async function CookbookView({ slug, page }: { slug: string; page: number }) {
  const [locale, t, report] = await Promise.all([
    getLocale(),
    getTranslations("cookbooks"),
    getTranslations("reports.button"),
  ]);
  const [cookbook, cookbooks] = await Promise.all([getSharedCookbook(locale, slug), listPublicCookbooks(locale)]);
  if (!cookbook) notFound();
  const offset = (page - 1) * pageSize;
  const entries = cookbook.entries.slice(offset, offset + pageSize);
  if (entries.length === 0 && page > 1) notFound();
  const cards = await listCardsById(
    locale,
    entries.map(({ itemId }) => itemId),
  );
  const noteOf = (id: string) => entries.find(({ itemId }) => itemId === id)?.note;
  const others = cookbooks.filter(({ id }) => id !== cookbook.id).slice(0, maxOthers);
  const index = { title: t("index.title"), href: address(locale, "/cookbooks") };
  return (
    <>
      <PageBreadcrumbs crumbs={[index, { title: cookbook.title, href: cookbook.href }]} />
      <div className="wrap">
        <CookbookHeader cookbook={cookbook} count={cookbook.count}>
          <OwnerLink
            ownerSlug={cookbook.owner.slug}
            href={routeAddress(locale, "/profile/cookbooks/[id]", { id: cookbook.id })}
            label={t("page.edit")}
          />
        </CookbookHeader>
        {cards.length === 0 && (
          <EmptyList
            title={t("page.emptyTitle")}
            text={t("page.emptyText")}
            action={{ label: t("page.emptyAction"), href: index.href }}
          />
        )}
        <CardGrid
          cards={cards}
          heading={2}
          eagerCount={page === 1 ? 2 : 0}
          footer={(card) => <EntryNote note={noteOf(card.id)} />}
        />
        <Pagination
          page={page}
          pages={toPageCount(cookbook.count, pageSize)}
          getHref={(number) => routeAddress(locale, "/cookbooks/[slug]", { slug }, number)}
        />
        <p className="mt-8 print:hidden">
          <ReportButton
            target={{ type: "cookbook", id: cookbook.id }}
            locale={locale}
            href={cookbook.href}
            label={report("cookbook")}
          />
        </p>
        {cookbook.isListed && <JsonLd data={itemList(cookbook.title, cards, offset)} />}
        {others.length > 0 && (
          <section aria-labelledby="more-books" className="section">
            <SectionHeading
              id="more-books"
              title={t("page.more")}
              more={{ label: t("page.emptyAction"), href: index.href }}
            />
            <CookbookGrid cookbooks={others} heading={3} />
          </section>
        )}
      </div>
    </>
  );
}
