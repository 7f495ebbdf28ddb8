import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { AuthorFormSection } from "../author-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/authors/new";

export async function generateMetadata() {
  const t = await getTranslations("authors.desk");
  return noindexMetadata(t("new"), addresses(route));
}

/** The form of a new author. */
export default async function NewAuthorPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("authors.desk")]);
  await requireDeskEditor(address(locale, route));
  return (
    <div className="pb-(--section)">
      <DeskHeading back={{ href: address(locale, "/desk/authors"), label: t("back") }} title={t("new")} />
      <AuthorFormSection author={null} />
    </div>
  );
}
