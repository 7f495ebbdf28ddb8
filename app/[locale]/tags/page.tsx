import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { TagGroups } from "#components/content/tags/tag-groups.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { listTags } from "#lib/content/tags/queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("tags.index");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/tags") });
}

export default async function TagsPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("tags.index")]);
  const tags = await listTags(locale);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, "/tags") }]} />
      <div className="wrap">
        <ListHeading title={t("title")} intro={t("intro")} />
        {tags.length > 0 ? <TagGroups tags={tags} /> : <EmptyList title={t("emptyTitle")} text={t("emptyText")} />}
        <JsonLd data={itemList(t("title"), tags)} />
      </div>
    </>
  );
}
