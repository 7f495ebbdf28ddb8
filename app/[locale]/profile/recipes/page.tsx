import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { RecipeTabs } from "#components/content/recipe-drafts/own/recipe-tabs.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { countOwnRecipes, listOwnRecipesByState } from "#lib/content/recipe-drafts/draft/own-queries.ts";
import { newDraftAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { type RecipeState, recipeStates } from "#lib/content/recipe-drafts/states.ts";
import { address } from "#lib/platform/routing/address.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { DeletionQuestion, RefusalNotice } from "./notices.tsx";
import { OwnRecipeGrid } from "./own-recipe-grid.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("recipes");
}

type Param = string | string[] | undefined;
export type OwnRecipesProps = { searchParams: Promise<Record<"tab" | "page" | "delete" | "problem", Param>> };

/** Own recipes by state. Forms of server actions stand here, so the page is not streamed. */
export default async function OwnRecipesPage({ searchParams }: OwnRecipesProps) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("recipeDrafts.own")]);
  const href = address(locale, "/profile/recipes");
  const user = await requireSignIn(href);
  const counts = await countOwnRecipes(user.id);
  const tab = readTab(query.tab) ?? recipeStates.find((state) => counts[state] > 0) ?? "draft";
  const page = readPageParam(query.page);
  const { data, meta } = await listOwnRecipesByState(locale, { userId: user.id, tab, page });
  const { pages } = meta.pagination;
  const toHref = (number: number) => `${href}?tab=${tab}${number > 1 ? `&page=${number}` : ""}`;
  if (page > pages) redirect(toHref(pages));
  const isEmpty = recipeStates.every((state) => counts[state] === 0);
  const create = (
    <LinkButton href={newDraftAddress(locale)}>
      <Icon name="plus" />
      {t("create")}
    </LinkButton>
  );
  return (
    <ProfilePage tab="recipes" user={user}>
      <ClientMessages namespaces={["recipeDrafts.own", "ui.form"]}>
        <RefusalNotice problem={query.problem} />
        <DeletionQuestion draft={data.find(({ draftId }) => draftId !== null && draftId === query.delete)} />
        {isEmpty ? (
          <EmptyState title={t("emptyTitle")} text={t("emptyText")} action={create} />
        ) : (
          <>
            <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
              <RecipeTabs path={href} current={tab} counts={counts} />
              {create}
            </div>
            {tab !== "live" && <p className="mb-6 text-ink-2">{t("onlyYou")}</p>}
            {data.length === 0 && <p className="text-ink-2">{t("emptyTab")}</p>}
            <OwnRecipeGrid recipes={data} />
            <Pagination {...meta.pagination} getHref={toHref} />
          </>
        )}
      </ClientMessages>
    </ProfilePage>
  );
}

function readTab(param: Param): RecipeState | undefined {
  return recipeStates.find((state) => state === param);
}
