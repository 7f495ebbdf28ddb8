import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskUser } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { StoryFilters } from "#components/content/story-drafts/list/story-filters.tsx";
import { StoryList } from "#components/content/story-drafts/list/story-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { createStoryAction } from "#lib/content/story-drafts/actions.ts";
import { readStoryFilter, storyFilterQuery } from "#lib/content/story-drafts/desk/filter.ts";
import { listStories } from "#lib/content/story-drafts/desk/list-queries.ts";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("storyDrafts.list");
  return noindexMetadata(t("title"), addresses("/desk/stories"));
}

type Props = { searchParams: Promise<Partial<Record<"page" | "search" | "type" | "state", string | string[]>>> };

/**
 * All stories, also those that readers do not see, and the form that begins a new one; for partners
 * theirs.
 */
export default async function StoriesDeskPage({ searchParams }: Props) {
  const [query, locale, t, types] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("storyDrafts.list"),
    getTranslations("storyDrafts.types"),
  ]);
  const path = address(locale, "/desk/stories");
  const ownerId = getDeskOwnerId(await requireDeskUser(path));
  const filter = readStoryFilter(query);
  const { data, meta } = await listStories(locale, filter, { ownerId, page: readPageParam(query.page) });
  return (
    <>
      <PageHeading title={t("title")} intro={t(ownerId ? "ownIntro" : "intro")}>
        <PlainForm action={createStoryAction} className="mt-5 flex flex-wrap items-end gap-3">
          <input type="hidden" name="locale" value={locale} />
          <SelectField
            id="new-story-type"
            name="storyType"
            label={t("newType")}
            defaultValue="article"
            options={(["article", "news", "shopping_tip"] as const).map((type) => ({
              value: type,
              label: types(type),
            }))}
          />
          <Button type="submit">{t("create")}</Button>
        </PlainForm>
      </PageHeading>
      <StoryFilters path={path} filter={filter} />
      <p role="status" className="my-5 font-strong">
        {t("count", { count: meta.pagination.count })}
      </p>
      {data.length === 0 ? <EmptyState title={t("emptyTitle")} text={t("emptyText")} /> : <StoryList stories={data} />}
      <Pagination {...meta.pagination} getHref={(number) => `${path}${storyFilterQuery(filter, number)}`} />
    </>
  );
}
