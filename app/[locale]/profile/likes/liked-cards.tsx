import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { EndlessCards } from "#components/cards/endless-cards.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { address, fill } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { likesPerPage, listLikes } from "#lib/likes/queries.ts";
import { pageInput } from "#lib/likes/schema.ts";
import { LikedGrid } from "./liked-grid.tsx";
import { loadLikes } from "./load-likes.tsx";

interface LikedCardsProps {
  locale: Locale;
  userId: string;
  /** Where this list stands; later pages of it are `?page=n`. */
  route: "/profile/likes" | "/users/likes";
  page: string | string[] | undefined;
}

/** What the reader likes, the latest first: 24 cards, and more for as long as there are any. */
export async function LikedCards({ locale, userId, route, page: asked = "1" }: LikedCardsProps) {
  const t = await getTranslations("likes.list");
  const { data } = pageInput.safeParse({ page: asked });
  const page = data?.page ?? 1;
  const { ids, next, pagination } = await listLikes({ userId, locale, page });
  if (page > 1 && ids.length === 0) redirect(address(locale, route));
  if (pagination.count === 0) return <NothingLiked locale={locale} />;
  const words = {
    more: t("more"),
    loading: t("loading"),
    failed: t("failed"),
    progress: t("progress", { shown: "{shown}", count: "{count}" }),
  };
  return (
    <>
      {page > 1 && (
        <p className="mb-6">
          <LinkButton look="bare" href={address(locale, route)} prefetch={false}>
            {t("first")}
          </LinkButton>
        </p>
      )}
      <EndlessCards
        key={`${route} ${page}`}
        name={`${route} ${locale} ${userId} ${page}`}
        size={(page - 1) * likesPerPage + ids.length}
        count={pagination.count}
        next={next}
        load={loadLikes.bind(null, locale)}
        nextHref={fill(locale, route, {}, page + 1)}
        words={words}
        locale={locale}
      >
        <LikedGrid locale={locale} ids={ids} eager={2} />
      </EndlessCards>
    </>
  );
}

async function NothingLiked({ locale }: { locale: Locale }) {
  const t = await getTranslations("likes.list");
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={<LinkButton href={address(locale, "/recipes")}>{t("emptyAction")}</LinkButton>}
    />
  );
}
