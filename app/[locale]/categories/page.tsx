import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { CategoryGroups } from "#components/content/categories/category-groups.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { groupCategories } from "#lib/content/categories/queries.ts";
import { listCategoryTiles } from "#lib/content/categories/tile-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("categories.index");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/categories") });
}

export default async function CategoriesPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.index")]);
  const all = await listCategoryTiles(locale);
  const groups = groupCategories(all);
  const special = all.filter((category) => category.kind === "special");
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, "/categories") }]} />
      <div className="wrap">
        <ListHeading title={t("title")} intro={t("intro")} />
        <CategoryGroups groups={groups} special={{ title: t("special"), entries: special }} />
        <JsonLd data={itemList(t("title"), [...groups.flatMap((group) => group.entries), ...special])} />
      </div>
    </>
  );
}
