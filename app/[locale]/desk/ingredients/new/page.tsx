import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { IngredientFormSection } from "../ingredient-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/ingredients/new";

export async function generateMetadata() {
  const t = await getTranslations("ingredients.desk");
  return noindexMetadata(t("new"), addresses(route));
}

/** The form of a new ingredient. */
export default async function NewIngredientPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("ingredients.desk")]);
  await requireDeskEditor(address(locale, route));
  return (
    <div className="pb-(--section)">
      <DeskHeading back={{ href: address(locale, "/desk/ingredients"), label: t("back") }} title={t("new")} />
      <IngredientFormSection ingredient={null} />
    </div>
  );
}
