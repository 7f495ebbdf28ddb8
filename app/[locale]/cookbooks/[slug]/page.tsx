import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { BookHead } from "#components/cookbooks/book-head.tsx";
import { BookShelf } from "#components/cookbooks/book-shelf.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCardsById } from "#lib/cards/queries.ts";
import { getPublicCookbook, listPublicCookbooks } from "#lib/cookbooks/queries.ts";
import { address, slugAddress } from "#lib/i18n/address.ts";
import { itemList } from "#lib/seo/item-list.ts";

export const revalidate = 600;

const othersShown = 4;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ slug }, locale, t] = await Promise.all([params, getLocale(), getTranslations("cookbooks.page")]);
  const book = await getPublicCookbook(locale, slug);
  if (!book) return {};
  const { title, summary, owner } = book;
  return listMetadata({
    title,
    description: `${t("description", { title, owner: owner.name })} ${summary}`,
    alternates: {
      de: slugAddress("de", "/cookbooks/[slug]", slug),
      en: slugAddress("en", "/cookbooks/[slug]", slug),
    },
  });
}

export default async function CookbookPage({ params }: Props) {
  const [{ slug }, locale, t] = await Promise.all([params, getLocale(), getTranslations("cookbooks")]);
  const [book, books] = await Promise.all([getPublicCookbook(locale, slug), listPublicCookbooks(locale)]);
  if (!book) notFound();
  const cards = await listCardsById(locale, book.itemIds);
  const others = books.filter(({ id }) => id !== book.id).slice(0, othersShown);
  const shelf = { title: t("index.title"), href: address(locale, "/cookbooks") };
  return (
    <>
      <Trail crumbs={[shelf, { title: book.title, href: book.href }]} />
      <div className="wrap">
        <BookHead book={book} count={cards.length} />
        {cards.length > 0 ? (
          <CardGrid cards={cards} heading={2} eager={2} />
        ) : (
          <NothingYet
            title={t("page.emptyTitle")}
            text={t("page.emptyText")}
            action={{ label: t("page.emptyAction"), href: shelf.href }}
          />
        )}
        <JsonLd data={itemList(book.title, cards)} />
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
