import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { IngredientTable } from "#components/content/ingredients/desk/ingredient-table.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { DeskSearch } from "#components/ui/desk/desk-search.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listDeskIngredients } from "#lib/content/ingredients/desk/desk-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { readDeskSearch } from "../desk-search.ts";

export const dynamic = "force-dynamic";

const route = "/desk/ingredients";

export async function generateMetadata() {
  const t = await getTranslations("ingredients.desk");
  return noindexMetadata(t("title"), addresses(route));
}

type Props = { searchParams: Promise<Partial<Record<"search" | "page", string | string[]>>> };

/** All ingredients, with a search by their names. */
export default async function DeskIngredientsPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("ingredients.desk")]);
  const path = address(locale, route);
  const { id: editorId } = await requireDeskEditor(path);
  const { search, hrefOf } = readDeskSearch(path, query.search);
  const { data, meta } = await listDeskIngredients(locale, search, readPageParam(query.page));
  const { count } = meta.pagination;
  const desk = await getTranslations("ui.desk");
  return (
    <>
      <DeskMessage kind="ingredient" editorId={editorId} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <p className="mt-5">
          <LinkButton href={address(locale, "/desk/ingredients/new")}>{t("new")}</LinkButton>
        </p>
      </PageHeading>
      <DeskSearch path={path} label={t("searchLabel")} submit={desk("search")} value={search} />
      <p role="status" className="mb-3 font-strong">
        {t("count", { count })}
      </p>
      {data.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <IngredientTable ingredients={data} />
      )}
      <Pagination {...meta.pagination} getHref={hrefOf} />
    </>
  );
}
