import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { CardLine } from "#components/cards/card.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { PartnerCard } from "#components/users/partner-card.tsx";
import { Partnership } from "#components/users/partnership.tsx";
import type { Card } from "#lib/cards/card.ts";
import { listCards } from "#lib/cards/queries.ts";
import { address, addresses } from "#lib/i18n/address.ts";
import { itemList } from "#lib/seo/item-list.ts";
import { listPartners } from "#lib/users/queries.ts";

export const revalidate = 600;

const newestShown = 2;

export async function generateMetadata() {
  const t = await getTranslations("users.partners");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/partners") });
}

export default async function PartnersPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.partners")]);
  const partners = await listPartners(locale);
  const newest = await Promise.all(partners.map(({ id }) => listCards({ locale, authorId: id, size: newestShown })));
  const entries = partners.map(({ name, href }) => ({ title: name, href }));
  return (
    <>
      <Trail crumbs={[{ title: t("crumb"), href: address(locale, "/partners") }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro", { count: partners.length })} />
        <div className="grid gap-6 md:grid-cols-2">
          {partners.map((partner, index) => (
            <PartnerCard key={partner.id} partner={partner} newest={lines(newest[index]?.data ?? [])} />
          ))}
        </div>
        <Partnership />
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
          <CardLine card={card} heading={4} />
        </li>
      ))}
    </ul>
  );
}
