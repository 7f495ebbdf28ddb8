import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { MenuFormSection } from "../menu-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/menus/new";

export async function generateMetadata() {
  const t = await getTranslations("menus.desk");
  return noindexMetadata(t("new"), addresses(route));
}

/** The form of a new main entry. */
export default async function NewMenuPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("menus.desk")]);
  await requireDeskEditor(address(locale, route));
  return (
    <div className="pb-(--section)">
      <DeskHeading back={{ href: address(locale, "/desk/menus"), label: t("back") }} title={t("new")} />
      <MenuFormSection menu={null} />
    </div>
  );
}
