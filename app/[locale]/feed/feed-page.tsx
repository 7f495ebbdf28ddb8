import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FeedHeading } from "#components/content/feeds/feed-heading.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { listFeedModules } from "#lib/content/feeds/queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";
import { Feed } from "./feed.tsx";

/** A feed that has its own page. */
interface FeedPageProps {
  name: "basics" | "veganuary";
}

export async function feedMetadata({ name }: FeedPageProps): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations(`feeds.${name}`)]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: t("lede"),
    alternates: addresses(`/${name}`),
  });
}

export async function FeedPage({ name }: FeedPageProps) {
  const [locale, t, list] = await Promise.all([
    getLocale(),
    getTranslations(`feeds.${name}`),
    getTranslations("cards.list"),
  ]);
  const isEmpty = (await listFeedModules(locale, name)).length === 0;
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, `/${name}`) }]} />
      <FeedHeading title={t("title")} lede={t("lede")} />
      {isEmpty && (
        <div className="wrap pt-8">
          <EmptyState title={list("emptyTitle")} />
        </div>
      )}
      <Feed locale={locale} name={name} />
    </>
  );
}
