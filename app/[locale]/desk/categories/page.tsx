import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { CategoryTree } from "#components/content/categories/desk/category-tree.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listDeskCategories } from "#lib/content/categories/desk/desk-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/categories";

export async function generateMetadata() {
  const t = await getTranslations("categories.desk");
  return noindexMetadata(t("title"), addresses(route));
}

/** The tree of categories in the order of the menu. */
export default async function DeskCategoriesPage() {
  const locale = await getLocale();
  const { id: editorId } = await requireDeskEditor(address(locale, route));
  const [t, categories] = await Promise.all([getTranslations("categories.desk"), listDeskCategories()]);
  return (
    <>
      <DeskMessage kind="category" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/categories/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      <CategoryTree categories={categories} />
    </>
  );
}
