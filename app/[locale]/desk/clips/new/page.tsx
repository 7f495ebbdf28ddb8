import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { ClipFormSection } from "../clip-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/clips/new";

export async function generateMetadata() {
  const t = await getTranslations("clips");
  return noindexMetadata(t("new"), addresses(route));
}

/** The form of a new clip. */
export default async function NewClipPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("clips")]);
  await requireDeskEditor(address(locale, route));
  return (
    <div className="pb-(--section)">
      <DeskHeading back={{ href: address(locale, "/desk/clips"), label: t("back") }} title={t("new")} />
      <ClipFormSection clip={null} />
    </div>
  );
}
