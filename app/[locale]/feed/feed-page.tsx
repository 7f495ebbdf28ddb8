import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FeedIntroduction } from "#components/feeds/feed-introduction.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { address, addresses } from "#lib/i18n/address.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { Feed } from "./feed.tsx";

/** A feed with a page of its own. */
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
  const [locale, t] = await Promise.all([getLocale(), getTranslations(`feeds.${name}`)]);
  return (
    <>
      <Trail crumbs={[{ title: t("title"), href: address(locale, `/${name}`) }]} />
      <FeedIntroduction title={t("title")} lede={t("lede")} />
      <Feed locale={locale} name={name} />
    </>
  );
}
