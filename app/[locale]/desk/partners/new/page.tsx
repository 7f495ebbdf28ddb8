import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { LinkButton } from "#components/ui/button.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { listCandidates } from "#lib/business/partners/desk-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { PartnerFormSection } from "../partner-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/partners/new";

export async function generateMetadata() {
  const t = await getTranslations("partners.desk");
  return noindexMetadata(t("new"), addresses(route));
}

/** Makes an author a partner. */
export default async function NewPartnerPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("partners.desk")]);
  await requireDeskEditor(address(locale, route));
  const candidates = await listCandidates();
  return (
    <div className="pb-(--section)">
      <DeskHeading back={{ href: address(locale, "/desk/partners"), label: t("back") }} title={t("new")} />
      {candidates.length === 0 ? (
        <EmptyState
          title={t("noCandidatesTitle")}
          text={t("noCandidatesText")}
          action={<LinkButton href={address(locale, "/desk/authors/new")}>{t("newAuthor")}</LinkButton>}
        />
      ) : (
        <PartnerFormSection partner={null} candidates={candidates} />
      )}
    </div>
  );
}
