import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { CookbookHeader } from "#components/kitchen/cookbooks/public/cookbook-header.tsx";
import { EntryNote } from "#components/kitchen/cookbooks/public/entry-note.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { listCardsById, pageSize } from "#lib/content/cards/queries.ts";
import { getHouseholdCookbook } from "#lib/kitchen/cookbooks/household/queries.ts";
import { idSchema } from "#lib/kitchen/cookbooks/schema.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/profile/household/[id]";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id }, locale, t, user] = await Promise.all([
    params,
    getLocale(),
    getTranslations("plus.household"),
    getSessionUser(),
  ]);
  const cookbook = user && idSchema.safeParse(id).success ? await getHouseholdCookbook(user.id, id, locale) : null;
  return noindexMetadata(cookbook?.title ?? t("title"), routeAddresses(route, { id }));
}

/** A cookbook that another user of the household shares, to read. */
export default async function HouseholdCookbookPage({ params, searchParams }: Props) {
  const [{ id }, { page: requested }, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations(),
  ]);
  const href = routeAddress(locale, route, { id });
  const user = await requireSignIn(href);
  const cookbook = idSchema.safeParse(id).success ? await getHouseholdCookbook(user.id, id, locale) : null;
  if (!cookbook) notFound();
  const pages = toPageCount(cookbook.entries.length, pageSize);
  const page =
    typeof requested === "string" && /^[1-9]\d{0,3}$/.test(requested) ? Math.min(pages, Number(requested)) : 1;
  const entries = cookbook.entries.slice((page - 1) * pageSize, page * pageSize);
  const cards = await listCardsById(
    locale,
    entries.map(({ itemId }) => itemId),
  );
  const noteOf = (itemId: string) => entries.find((entry) => entry.itemId === itemId)?.note;
  return (
    <>
      <PageBreadcrumbs
        crumbs={[
          { title: t("plus.household.title"), href: address(locale, "/profile/household") },
          { title: cookbook.title, href },
        ]}
      />
      <div className="wrap">
        <CookbookHeader cookbook={cookbook} count={cookbook.count} />
        {cards.length === 0 && (
          <EmptyState title={t("cookbooks.household.emptyTitle")} text={t("cookbooks.household.emptyText")} />
        )}
        <CardGrid
          cards={cards}
          heading={2}
          eagerCount={page === 1 ? 2 : 0}
          footer={(card) => <EntryNote note={noteOf(card.id)} />}
        />
        <Pagination page={page} pages={pages} getHref={(number) => routeAddress(locale, route, { id }, number)} />
      </div>
    </>
  );
}
