import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { CookbookGrid } from "#components/kitchen/cookbooks/public/cookbook-grid.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { listPublicCookbooks } from "#lib/kitchen/cookbooks/queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("cookbooks.index");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/cookbooks") });
}

export default async function CookbooksPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("cookbooks.index")]);
  const cookbooks = await listPublicCookbooks(locale);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, "/cookbooks") }]} />
      <div className="wrap">
        <ListHeading title={t("title")} intro={t("intro")} />
        {cookbooks.length > 0 ? (
          <CookbookGrid cookbooks={cookbooks} heading={2} />
        ) : (
          <EmptyList title={t("emptyTitle")} text={t("emptyText")} />
        )}
        <JsonLd data={itemList(t("title"), cookbooks)} />
      </div>
    </>
  );
}
