import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { UtensilTable } from "#components/content/utensils/desk/utensil-table.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listDeskUtensils } from "#lib/content/utensils/desk-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/utensils";

export async function generateMetadata() {
  const t = await getTranslations("utensils.desk");
  return noindexMetadata(t("title"), addresses(route));
}

/** All utensils. */
export default async function DeskUtensilsPage() {
  const locale = await getLocale();
  const { id: editorId } = await requireDeskEditor(address(locale, route));
  const [t, utensils] = await Promise.all([getTranslations("utensils.desk"), listDeskUtensils(locale)]);
  return (
    <div className="pb-(--section)">
      <DeskMessage kind="utensil" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/utensils/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      {utensils.length === 0 ? <EmptyState title={t("emptyTitle")} /> : <UtensilTable utensils={utensils} />}
    </div>
  );
}
