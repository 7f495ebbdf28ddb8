import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { BookHead } from "#components/cookbooks/book-head.tsx";
import { BookShelf } from "#components/cookbooks/book-shelf.tsx";
import { EntryNote } from "#components/cookbooks/entry-note.tsx";
import { OwnerLink } from "#components/cookbooks/owner-link.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageLinks } from "#components/ui/page-links.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCardsById, pageSize } from "#lib/cards/queries.ts";
import { getPublicCookbook, listPublicCookbooks } from "#lib/cookbooks/queries.ts";
import { address, fill, slugAddress } from "#lib/i18n/address.ts";
import { itemList } from "#lib/seo/item-list.ts";

const othersShown = 4;

export async function cookbookMetadata(slug: string, page: number): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("cookbooks.page")]);
  const book = await getPublicCookbook(locale, slug);
  if (!book) return {};
  const { title, summary, owner, cover } = book;
  return listMetadata({
    title,
    description: `${t("description", { title, owner: owner.name })} ${summary}`,
    page,
    image: { path: `/share/${locale}/cookbook/${slug}`, alt: cover?.alt || title },
    alternates: {
      de: slugAddress("de", "/cookbooks/[slug]", slug),
      en: slugAddress("en", "/cookbooks/[slug]", slug),
    },
  });
}

/** A public cookbook: what is in it with its owner's notes, and other cookbooks. */
export async function CookbookView({ slug, page }: { slug: string; page: number }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("cookbooks")]);
  const [book, books] = await Promise.all([getPublicCookbook(locale, slug), listPublicCookbooks(locale)]);
  if (!book) notFound();
  const before = (page - 1) * pageSize;
  const entries = book.entries.slice(before, before + pageSize);
  if (entries.length === 0 && page > 1) notFound();
  const cards = await listCardsById(
    locale,
    entries.map(({ itemId }) => itemId),
  );
  const noteOf = (id: string) => entries.find(({ itemId }) => itemId === id)?.note;
  const others = books.filter(({ id }) => id !== book.id).slice(0, othersShown);
  const shelf = { title: t("index.title"), href: address(locale, "/cookbooks") };
  return (
    <>
      <Trail crumbs={[shelf, { title: book.title, href: book.href }]} />
      <div className="wrap">
        <BookHead book={book} count={book.count}>
          <OwnerLink
            ownerSlug={book.owner.slug}
            href={fill(locale, "/profile/cookbooks/[id]", { id: book.id })}
            label={t("page.edit")}
          />
        </BookHead>
        {cards.length === 0 && (
          <NothingYet
            title={t("page.emptyTitle")}
            text={t("page.emptyText")}
            action={{ label: t("page.emptyAction"), href: shelf.href }}
          />
        )}
        <CardGrid
          cards={cards}
          heading={2}
          eager={page === 1 ? 2 : 0}
          below={(card) => <EntryNote note={noteOf(card.id)} />}
        />
        <PageLinks
          page={page}
          pages={Math.max(1, Math.ceil(book.count / pageSize))}
          hrefOf={(number) => fill(locale, "/cookbooks/[slug]", { slug }, number)}
        />
        <JsonLd data={itemList(book.title, cards, before)} />
        {others.length > 0 && (
          <section aria-labelledby="more-books" className="section">
            <SectionHeading
              id="more-books"
              title={t("page.more")}
              more={{ label: t("page.emptyAction"), href: shelf.href }}
            />
            <BookShelf books={others} heading={3} />
          </section>
        )}
      </div>
    </>
  );
}
