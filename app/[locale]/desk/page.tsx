import { getLocale, getTranslations } from "next-intl/server";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { QueueList } from "#components/content/recipe-drafts/review/queue-list.tsx";
import { RecentDecisions } from "#components/content/recipe-drafts/review/recent-decisions.tsx";
import { DueWorkNotice } from "#components/desk/setup/due-work-notice.tsx";
import { SetupHint } from "#components/desk/setup/setup-hint.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listRecentDecisions } from "#lib/content/recipe-drafts/review/detail-queries.ts";
import { listReviewQueue } from "#lib/content/recipe-drafts/review/queries.ts";
import { findDueWork } from "#lib/desk/setup/due-work-queries.ts";
import { countOpenSetupItems } from "#lib/desk/setup/facts-queries.ts";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";
import { OwnRecipesSection } from "./own-recipes-section.tsx";
import { requireDeskUser } from "./require-desk-role.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("recipeReviews.queue");
  return noindexMetadata(t("title"), addresses("/desk"));
}

type Props = { searchParams: Promise<Partial<Record<"page" | "tab", string | string[]>>> };

/** The recipes that wait for their review; for partners their own. */
export default async function RecipeQueuePage({ searchParams }: Props) {
  const locale = await getLocale();
  const user = await requireDeskUser(address(locale, "/desk"));
  if (getDeskOwnerId(user)) return <OwnRecipesSection userId={user.id} query={await searchParams} />;
  const page = readPageParam((await searchParams).page);
  const [t, { data, meta }, decisions, openSetupItems, dueWork] = await Promise.all([
    getTranslations("recipeReviews.queue"),
    listReviewQueue(page),
    listRecentDecisions(),
    user.newType === "admin" ? countOpenSetupItems() : 0,
    user.newType === "admin" ? findDueWork() : null,
  ]);
  return (
    <>
      {dueWork && <DueWorkNotice dueWork={dueWork} />}
      {openSetupItems > 0 && <SetupHint count={openSetupItems} />}
      <PageHeading title={t("title")} intro={data.length > 0 && t("intro")} />
      {data.length === 0 ? <EmptyState title={t("emptyTitle")} text={t("emptyText")} /> : <QueueList drafts={data} />}
      <Pagination {...meta.pagination} getHref={(number) => routeAddress(locale, "/desk", {}, number)} />
      <RecentDecisions decisions={decisions} />
    </>
  );
}
