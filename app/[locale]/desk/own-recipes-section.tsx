import { getLocale, getTranslations } from "next-intl/server";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { OwnRecipeGrid } from "#app/[locale]/profile/recipes/own-recipe-grid.tsx";
import { RecipeTabs } from "#components/content/recipe-drafts/own/recipe-tabs.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { countOwnRecipes, listOwnRecipesByState } from "#lib/content/recipe-drafts/draft/own-queries.ts";
import { newDraftAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { recipeStates } from "#lib/content/recipe-drafts/states.ts";
import { address } from "#lib/platform/routing/address.ts";

interface OwnRecipesSectionProps {
  userId: string;
  query: Partial<Record<"page" | "tab", string | string[]>>;
}

/**
 * The recipes of a partner by state. They are written, submitted and withdrawn with the editor of
 * readers, which the partner has as well.
 */
export async function OwnRecipesSection({ userId, query }: OwnRecipesSectionProps) {
  const [locale, t, own] = await Promise.all([
    getLocale(),
    getTranslations("desk.ownRecipes"),
    getTranslations("recipeDrafts.own"),
  ]);
  const path = address(locale, "/desk");
  const counts = await countOwnRecipes(userId);
  const filled = recipeStates.find((state) => counts[state] > 0);
  const tab = recipeStates.find((state) => state === query.tab) ?? filled ?? "draft";
  const { data, meta } = await listOwnRecipesByState(locale, { userId, tab, page: readPageParam(query.page) });
  const create = (
    <LinkButton href={newDraftAddress(locale)}>
      <Icon name="plus" />
      {own("create")}
    </LinkButton>
  );
  return (
    <ClientMessages namespaces={["recipeDrafts.own", "ui.form"]}>
      <PageHeading title={t("title")} intro={t("intro")} />
      <div className="pb-(--section)">
        {filled ? (
          <>
            <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
              <RecipeTabs path={path} current={tab} counts={counts} />
              {create}
            </div>
            {data.length === 0 && <p className="text-ink-2">{own("emptyTab")}</p>}
            <OwnRecipeGrid recipes={data} />
            <Pagination
              {...meta.pagination}
              getHref={(number) => `${path}?tab=${tab}${number > 1 ? `&page=${number}` : ""}`}
            />
          </>
        ) : (
          <EmptyState title={own("emptyTitle")} text={own("emptyText")} action={create} />
        )}
      </div>
    </ClientMessages>
  );
}
