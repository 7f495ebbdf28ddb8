import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { requireReviewer } from "#app/[locale]/desk/require-reviewer.ts";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { RemovePanel } from "#components/business/partners/desk/remove-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { countSponsored, findDeskPartner } from "#lib/business/partners/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { PartnerFormSection } from "../partner-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/partners/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("partners.desk")]);
  const alternates = Object.fromEntries(locales.map((locale) => [locale, routeAddress(locale, route, { id })]));
  return listMetadata({ title: t("title"), description: "", alternates, isIndexed: false });
}

/** Changes logo and trade of a partner, or makes them a guest author again. */
export default async function DeskPartnerPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("partners.desk")]);
  await requireReviewer(routeAddress(locale, route, { id }));
  const partner = z.uuid().safeParse(id).success ? await findDeskPartner(id) : null;
  if (!partner) notFound();
  const [message, sponsored] = await Promise.all([getFlashMessage(), countSponsored(id)]);
  return (
    <>
      <FlashMessage message={message} />
      <DeskHeading back={{ href: address(locale, "/desk/partners"), label: t("back") }} title={partner.name} />
      <p className="mb-6">
        <Link href={routeAddress(locale, "/desk/authors/[id]", { id })} className="underline">
          {t("author")}
        </Link>
      </p>
      <PartnerFormSection key={partner.version} partner={partner} />
      <RemovePanel
        name={partner.name}
        sponsored={sponsored}
        fields={{ id, version: String(partner.version), locale }}
      />
    </>
  );
}
