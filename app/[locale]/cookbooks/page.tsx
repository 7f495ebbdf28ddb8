import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { BookShelf } from "#components/cookbooks/book-shelf.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listPublicCookbooks } from "#lib/cookbooks/queries.ts";
import { address, addresses } from "#lib/i18n/address.ts";
import { itemList } from "#lib/seo/item-list.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("cookbooks.index");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/cookbooks") });
}

export default async function CookbooksPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("cookbooks.index")]);
  const books = await listPublicCookbooks(locale);
  return (
    <>
      <Trail crumbs={[{ title: t("title"), href: address(locale, "/cookbooks") }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        {books.length > 0 ? (
          <BookShelf books={books} heading={2} />
        ) : (
          <NothingYet title={t("emptyTitle")} text={t("emptyText")} />
        )}
        <JsonLd data={itemList(t("title"), books)} />
      </div>
    </>
  );
}
