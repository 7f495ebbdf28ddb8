import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { FeedIntroduction } from "#components/feeds/feed-introduction.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { address } from "#lib/i18n/address.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { Feed } from "../feed/feed.tsx";

export const revalidate = 600;

type Props = PageProps<"/[locale]/basics">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("feeds.basics");
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: t("lede"),
    alternates: { de: address("de", "/basics"), en: address("en", "/basics") },
  });
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("feeds.basics");
  return (
    <>
      <Trail crumbs={[{ title: t("title"), href: address(locale, "/basics") }]} />
      <FeedIntroduction title={t("title")} lede={t("lede")} />
      <Feed locale={locale} name="basics" />
    </>
  );
}
