import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { RemovePanel } from "#components/business/partners/desk/remove-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { countSponsored, findDeskPartner } from "#lib/business/partners/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { PartnerFormSection } from "../partner-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/partners/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("partners.desk")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** Changes logo and trade of a partner, or makes them a guest author again. */
export default async function DeskPartnerPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("partners.desk")]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const partner = await requireEntry(id, findDeskPartner);
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
