import { getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { getCards } from "#lib/content/cards/card-queries.ts";
import type { FollowFeed as Feed } from "#lib/people/follows/feed-queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface FollowFeedProps {
  locale: Locale;
  feed: Feed;
  path: string;
  isFirst: boolean;
}

/** One page of the newest recipes and stories of followed authors. */
export async function FollowFeed({ locale, feed: { ids, next }, path, isFirst }: FollowFeedProps) {
  const [cards, t] = await Promise.all([getCards(locale, ids), getTranslations("follows.feed")]);
  return (
    <section aria-labelledby="feed">
      <SectionHeading id="feed" title={t("title")} />
      {cards.length === 0 && <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />}
      <CardGrid cards={cards} heading={3} eagerCount={2} />
      <p className="mt-8 flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <LinkButton href={path} variant="bare">
            {t("first")}
          </LinkButton>
        )}
        {next && (
          <LinkButton href={`${path}?after=${encodeURIComponent(next)}`} variant="secondary">
            {t("more")}
          </LinkButton>
        )}
      </p>
    </section>
  );
}
