import { getTranslations } from "next-intl/server";
import { PartnerTiles } from "#components/content/feeds/partner-tiles.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listPartners } from "#lib/people/users/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { ModuleProps } from "./feed.tsx";

/** All partners as logos. */
export async function PartnersModule({ id, locale, data }: ModuleProps<"partners">) {
  const [t, partners] = await Promise.all([getTranslations("feeds.more"), listPartners(locale)]);
  if (partners.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={data.heading[locale]}
        more={{ label: t("partners"), href: address(locale, "/partners") }}
      />
      <PartnerTiles partners={partners} />
    </section>
  );
}
