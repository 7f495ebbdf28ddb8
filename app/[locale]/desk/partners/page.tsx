import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { SortableList } from "#components/ui/desk/sortable-list.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PartnerLogo } from "#components/ui/media/partner-logo.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { arrangePartnersAction } from "#lib/business/partners/actions.ts";
import { listDeskPartners } from "#lib/business/partners/desk-queries.ts";
import { toLogoView } from "#lib/platform/media/pictures/logo.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/partners";

export async function generateMetadata() {
  const t = await getTranslations("partners.desk");
  return noindexMetadata(t("title"), addresses(route));
}

/** All partners in the order of the site. */
export default async function DeskPartnersPage() {
  const locale = await getLocale();
  const { id: editorId } = await requireDeskEditor(address(locale, route));
  const [t, partners] = await Promise.all([getTranslations("partners.desk"), listDeskPartners()]);
  const entries = partners.map(({ id, name, slug, logo, trade }) => ({
    id,
    name,
    facts: trade[locale],
    href: routeAddress(locale, "/desk/partners/[id]", { id }),
    picture: <PartnerLogo logo={toLogoView(slug, logo)} name="" />,
  }));
  return (
    <>
      <DeskMessage kind="partner" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/partners/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      {entries.length === 0 ? (
        <EmptyState title={t("emptyTitle")} />
      ) : (
        <ClientMessages namespaces={["ui.desk"]}>
          <SortableList
            key={partners.map(({ id }) => id).join()}
            locale={locale}
            entries={entries}
            action={arrangePartnersAction}
          />
        </ClientMessages>
      )}
    </>
  );
}
