import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { TagFormSection } from "../tag-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/tags/new";

export async function generateMetadata() {
  const t = await getTranslations("tags.desk");
  return noindexMetadata(t("new"), addresses(route));
}

/** The form of a new tag. */
export default async function NewTagPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("tags.desk")]);
  await requireDeskEditor(address(locale, route));
  return (
    <div className="pb-(--section)">
      <DeskHeading back={{ href: address(locale, "/desk/tags"), label: t("back") }} title={t("new")} />
      <TagFormSection tag={null} />
    </div>
  );
}
