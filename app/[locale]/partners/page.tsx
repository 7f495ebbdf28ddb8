import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { CompactCard } from "#components/content/cards/card.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { PartnerCard } from "#components/people/users/partner-card.tsx";
import { PartnershipInfo } from "#components/people/users/partnership-info.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { listCards } from "#lib/content/cards/queries.ts";
import { listPartners } from "#lib/people/users/queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";

export const revalidate = 600;

const maxNewest = 2;

export async function generateMetadata() {
  const t = await getTranslations("users.partners");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/partners") });
}

export default async function PartnersPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.partners")]);
  const partners = await listPartners(locale);
  const newest = await Promise.all(
    partners.map(async ({ id }) => (await listCards({ locale, authorId: id, size: maxNewest })).data),
  );
  // As many as each of them has that has any, so that no card ends above the one beside it.
  const shown = Math.min(...newest.map(({ length }) => length || maxNewest));
  const entries = partners.map(({ name, href }) => ({ title: name, href }));
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("crumb"), href: address(locale, "/partners") }]} />
      <div className="wrap">
        <ListHeading title={t("title")} intro={t("intro", { count: partners.length })} />
        <div className="grid gap-6 md:grid-cols-2">
          {partners.map((partner, index) => (
            <PartnerCard key={partner.id} partner={partner} newest={lines(newest[index]?.slice(0, shown) ?? [])} />
          ))}
        </div>
        <PartnershipInfo />
        <JsonLd data={itemList(t("title"), entries)} />
      </div>
    </>
  );
}

function lines(cards: Card[]) {
  if (cards.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {cards.map((card) => (
        <li key={card.id}>
          <CompactCard card={card} heading={4} />
        </li>
      ))}
    </ul>
  );
}
