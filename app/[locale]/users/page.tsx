import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { ProfileGroups } from "#components/people/users/profile-groups.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { listUsers } from "#lib/people/users/queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("users.index");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/users") });
}

export default async function UsersPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.index")]);
  const users = await listUsers(locale);
  const more = {
    partner: { label: t("allPartners"), href: address(locale, "/partners") },
    community: { label: t("allCommunity"), href: address(locale, "/recipes/community") },
  };
  const entries = users.map(({ name, href }) => ({ title: name, href }));
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, "/users") }]} />
      <div className="wrap">
        <ListHeading title={t("title")} intro={t("intro")} />
        {users.length > 0 ? <ProfileGroups profiles={users} more={more} /> : <EmptyList />}
        <JsonLd data={itemList(t("title"), entries)} />
      </div>
    </>
  );
}
