import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { BulkBar } from "#components/content/recipe-drafts/desk/bulk-bar.tsx";
import { CopyList } from "#components/content/recipe-drafts/desk/copy-list.tsx";
import { LastBulk } from "#components/content/recipe-drafts/desk/last-bulk.tsx";
import { PublishedList } from "#components/content/recipe-drafts/review/published-list.tsx";
import { PublishedSearch } from "#components/content/recipe-drafts/review/published-search.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listPublishedRecipes } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import { readPublishedSearch } from "#lib/content/recipe-drafts/schema.ts";
import { createCopyAction } from "#lib/content/recipe-drafts/working-copy/actions.ts";
import { findLastBulk } from "#lib/content/recipe-drafts/working-copy/bulk-queries.ts";
import { listWorkingCopies } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("recipeReviews.published");
  return noindexMetadata(t("title"), addresses("/desk/published-recipes"));
}

type Props = { searchParams: Promise<Partial<Record<"page" | "search" | "problem", string | string[]>>> };

/** All published recipes, also those that no draft led to, to end or repeat their publication. */
export default async function PublishedRecipesPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("recipeReviews.published")]);
  const path = address(locale, "/desk/published-recipes");
  await requireDeskEditor(path);
  const search = readPublishedSearch(query.search);
  const [desk, message, copies, lastBulk] = await Promise.all([
    getTranslations("recipeDesk.list"),
    getFlashMessage(),
    listWorkingCopies(),
    findLastBulk(),
  ]);
  const { data, meta } = await listPublishedRecipes(locale, { search, page: readPageParam(query.page) });
  const toHref = (number: number) => {
    const params = new URLSearchParams({ ...(search && { search }), ...(number > 1 && { page: String(number) }) });
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return (
    <>
      <FlashMessage message={message} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <PlainForm action={createCopyAction} className="mt-4">
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit">{desk("new")}</Button>
        </PlainForm>
      </PageHeading>
      {typeof query.problem === "string" && (
        <p role="alert" className="mb-6 rounded-2 bg-tint px-5 py-4 font-strong">
          {desk("problem")}
        </p>
      )}
      <CopyList copies={copies} />
      {lastBulk && <LastBulk bulk={lastBulk} />}
      <PublishedSearch path={path} search={search} />
      <p role="status" className="my-5 font-strong">
        {t("count", { count: meta.pagination.count })}
      </p>
      {data.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <form action={address(locale, "/desk/published-recipes/bulk")}>
          <PublishedList recipes={data} isSelectable />
          <BulkBar search={search} count={meta.pagination.count} />
        </form>
      )}
      <Pagination {...meta.pagination} getHref={toHref} />
    </>
  );
}
