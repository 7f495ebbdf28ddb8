import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { KitchenGroups } from "#components/users/kitchen-groups.tsx";
import { address, addresses } from "#lib/i18n/address.ts";
import { itemList } from "#lib/seo/item-list.ts";
import { listUsers } from "#lib/users/queries.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("users.index");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/users") });
}

export default async function UsersPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.index")]);
  const kitchens = await listUsers(locale);
  const more = {
    partner: { label: t("allPartners"), href: address(locale, "/partners") },
    community: { label: t("allCommunity"), href: address(locale, "/recipes/community") },
  };
  const entries = kitchens.map(({ name, href }) => ({ title: name, href }));
  return (
    <>
      <Trail crumbs={[{ title: t("title"), href: address(locale, "/users") }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        {kitchens.length > 0 ? <KitchenGroups kitchens={kitchens} more={more} /> : <NothingYet />}
        <JsonLd data={itemList(t("title"), entries)} />
      </div>
    </>
  );
}
