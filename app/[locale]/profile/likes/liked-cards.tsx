import { randomUUID } from "node:crypto";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CardGridSkeleton } from "#components/content/cards/card-grid-skeleton.tsx";
import { LoadMoreCards } from "#components/content/cards/load-more-cards.tsx";
import { LikedList } from "#components/people/likes/liked-list.tsx";
import { LikesToolbar } from "#components/people/likes/likes-toolbar.tsx";
import { UnlikeForm } from "#components/people/likes/unlike-form.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Streamed } from "#components/ui/loading/streamed.tsx";
import { buildSearchCondition } from "#lib/content/search/search-condition.ts";
import { type LikesPage, likesPerPage, listLikes } from "#lib/people/likes/queries.ts";
import { type LikesView, likesViewSchema, pageSchema } from "#lib/people/likes/schema.ts";
import { likeSorts } from "#lib/people/likes/sorting.ts";
import { getOwnProfile } from "#lib/people/users/own-profile-queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
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
  const page = pageSchema.safeParse({ page: query.page ?? "1" }).data?.page ?? 1;
  const view = likesViewSchema.parse(query);
  const { search, sort } = view;
  const path = address(locale, route);
  const { likeCount } = await getOwnProfile(locale, userId);
  const likes = listLikes({ userId, locale, sort, matching: buildSearchCondition(search, locale), page });
  if (page > 1 && (await likes).ids.length === 0) redirect(toHref(path, view));
  return (
    <>
      {(search || likeCount >= minSearchable) && <LikesToolbar path={path} view={view} />}
      <UnlikeForm />
      <Streamed
        skeleton={<CardGridSkeleton count={12} />}
        content={renderLikes({ locale, name: `${route} ${locale} ${userId}`, path, view, page, likes })}
      />
    </>
  );
}

interface LikedPageProps {
  locale: Locale;
  /** Name of the whole list. */
  name: string;
  path: string;
  view: LikesView;
  page: number;
  likes: Promise<LikesPage>;
}

async function renderLikes({ locale, name, path, view, page, likes }: LikedPageProps) {
  const [t, { ids, next, pagination }] = await Promise.all([getTranslations("likes.list"), likes]);
  const { search, sort } = view;
  if (pagination.count === 0 && !search) return <NoLikes locale={locale} />;
  const messages = {
    more: t("more"),
    loading: t("loading"),
    failed: t("failed"),
    progress: t("progress", { shown: "{shown}", count: "{count}" }),
  };
  const pageName = `${name} ${page} ${sort} ${search}`;
  return (
    <>
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
            key={`${pageName} ${next}`}
            name={pageName}
            size={(page - 1) * likesPerPage + ids.length}
            count={pagination.count}
            next={next}
            load={loadMoreLikesAction.bind(null, locale, view)}
            nextHref={toHref(path, view, page + 1)}
            messages={messages}
            locale={locale}
            empty={search ? <NothingFound search={search} href={path} /> : <NoLikes locale={locale} />}
          >
            {await LikedGrid({ locale, ids, eager: 2 })}
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
