import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { UtensilFormSection } from "../utensil-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/utensils/new";

export async function generateMetadata() {
  const t = await getTranslations("utensils.desk");
  return noindexMetadata(t("new"), addresses(route));
}

/** The form of a new utensil. */
export default async function NewUtensilPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("utensils.desk")]);
  await requireDeskEditor(address(locale, route));
  return (
    <div className="pb-(--section)">
      <DeskHeading back={{ href: address(locale, "/desk/utensils"), label: t("back") }} title={t("new")} />
      <UtensilFormSection utensil={null} />
    </div>
  );
}
