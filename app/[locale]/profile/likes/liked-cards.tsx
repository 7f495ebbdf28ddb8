import { randomUUID } from "node:crypto";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { LoadMoreCards } from "#components/cards/load-more-cards.tsx";
import { LikedList } from "#components/likes/liked-list.tsx";
import { LikesToolbar } from "#components/likes/likes-toolbar.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { likesPerPage, listLikes } from "#lib/likes/queries.ts";
import { type LikesView, likesViewSchema, pageSchema } from "#lib/likes/schema.ts";
import { likeSorts } from "#lib/likes/sorting.ts";
import { address } from "#lib/routing/address.ts";
import { buildSearchCondition } from "#lib/search/search-condition.ts";
import { loadMoreLikesAction } from "./actions.tsx";
import { LikedGrid } from "./liked-grid.tsx";

export type LikesSearchParams = Partial<Record<"page" | "search" | "sort", string | string[]>>;

interface LikedCardsProps {
  locale: Locale;
  userId: string;
  /** Page of this list; later parts are `?page=n`. */
  route: "/profile/likes" | "/users/likes";
  query: LikesSearchParams;
}

/** Shorter lists need no search. */
const minSearchable = 2;

/**
 * Items the user likes, the latest first unless sorted otherwise: 24 cards, and more on request.
 */
export async function LikedCards({ locale, userId, route, query }: LikedCardsProps) {
  const t = await getTranslations("likes.list");
  const page = pageSchema.safeParse({ page: query.page ?? "1" }).data?.page ?? 1;
  const view = likesViewSchema.parse(query);
  const { search, sort } = view;
  const path = address(locale, route);
  const matching = buildSearchCondition(search, locale);
  const { ids, next, pagination } = await listLikes({ userId, locale, sort, matching, page });
  if (page > 1 && ids.length === 0) redirect(toHref(path, view));
  if (pagination.count === 0 && !search) return <NoLikes locale={locale} />;
  const messages = {
    more: t("more"),
    loading: t("loading"),
    failed: t("failed"),
    progress: t("progress", { shown: "{shown}", count: "{count}" }),
  };
  const name = `${route} ${locale} ${userId} ${page} ${sort} ${search}`;
  return (
    <>
      {(search || pagination.count >= minSearchable) && <LikesToolbar path={path} view={view} />}
      {page > 1 && (
        <p className="mb-6">
          <LinkButton variant="bare" href={toHref(path, view)}>
            {t("first")}
          </LinkButton>
        </p>
      )}
      {pagination.count === 0 ? (
        <NothingFound search={search} href={path} />
      ) : (
        <LikedList renderId={randomUUID()} messages={{ removed: t.raw("removed"), undo: t("undo") }}>
          <LoadMoreCards
            // Another first page continues elsewhere.
            key={`${name} ${next}`}
            name={name}
            size={(page - 1) * likesPerPage + ids.length}
            count={pagination.count}
            next={next}
            load={loadMoreLikesAction.bind(null, locale, view)}
            nextHref={toHref(path, view, page + 1)}
            messages={messages}
            locale={locale}
            empty={search ? <NothingFound search={search} href={path} /> : <NoLikes locale={locale} />}
          >
            <LikedGrid locale={locale} ids={ids} eager={2} />
          </LoadMoreCards>
        </LikedList>
      )}
    </>
  );
}

/** Address of a page of the list as it is searched and sorted. */
function toHref(path: string, { search, sort }: LikesView, page = 1): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== likeSorts[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}

async function NoLikes({ locale }: { locale: Locale }) {
  const t = await getTranslations("likes.list");
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={<LinkButton href={address(locale, "/recipes")}>{t("emptyAction")}</LinkButton>}
    />
  );
}

async function NothingFound({ search, href }: { search: string; href: string }) {
  const t = await getTranslations("likes.list");
  return (
    <EmptyState
      title={t("nothingTitle")}
      text={t("nothingText", { search })}
      action={
        <LinkButton href={href} variant="secondary">
          {t("nothingAction")}
        </LinkButton>
      }
    />
  );
}
