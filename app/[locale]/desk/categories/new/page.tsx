import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { CategoryFormSection } from "../category-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/categories/new";

export async function generateMetadata() {
  const t = await getTranslations("categories.desk");
  return noindexMetadata(t("new"), addresses(route));
}

/** The form of a new category. */
export default async function NewCategoryPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.desk")]);
  await requireDeskEditor(address(locale, route));
  return (
    <div className="pb-(--section)">
      <DeskHeading back={{ href: address(locale, "/desk/categories"), label: t("back") }} title={t("new")} />
      <CategoryFormSection category={null} />
    </div>
  );
}
