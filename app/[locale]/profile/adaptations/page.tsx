import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { AdaptationCard } from "#components/kitchen/adaptations/adaptation-card.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import { describeAdaptation } from "#lib/kitchen/adaptations/form/form-view.ts";
import { listAdaptations } from "#lib/kitchen/adaptations/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("adaptations");
}

type Param = string | string[] | undefined;
type Props = { searchParams: Promise<Record<"page" | "deleted", Param>> };

/** The reader's own versions of recipes. It has forms of server actions, so it is not streamed. */
export default async function AdaptationsPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("adaptations.list")]);
  const href = address(locale, "/profile/adaptations");
  const user = await requireSignIn(href);
  const page = readPageParam(query.page);
  const { data, meta } = await listAdaptations(locale, { userId: user.id, page });
  const { pages } = meta.pagination;
  const toHref = (number: number) => (number > 1 ? `${href}?page=${number}` : href);
  if (page > pages) redirect(toHref(pages));
  const lookups = await getDraftLookups();
  return (
    <ProfilePage tab="adaptations" user={user}>
      {query.deleted === "1" && (
        <p role="status" className="mb-6 font-strong text-success">
          {t("deleted")}
        </p>
      )}
      {data.length === 0 ? (
        <EmptyState
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<LinkButton href={address(locale, "/recipes")}>{t("toRecipes")}</LinkButton>}
        />
      ) : (
        <>
          <p className="mb-6 text-ink-2">{t("intro")}</p>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
            {data.map((adaptation) => (
              <li key={adaptation.recipeId} className="min-w-0">
                <AdaptationCard
                  adaptation={adaptation}
                  lines={adaptation.href ? [] : describeAdaptation(locale, adaptation.content, lookups)}
                />
              </li>
            ))}
          </ul>
          <Pagination {...meta.pagination} getHref={toHref} />
        </>
      )}
    </ProfilePage>
  );
}
