import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { addresses } from "#lib/i18n/address.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { organizationJsonLd, websiteJsonLd } from "#lib/seo/organization.ts";
import { Feed } from "./feed/feed.tsx";

export const revalidate = 600;

export async function generateMetadata({ params }: PageProps<"/[locale]">): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations("feeds.home");
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: t("description"),
    alternates: addresses("/"),
  });
}

export default async function Page({ params }: PageProps<"/[locale]">) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <>
      <JsonLd data={websiteJsonLd(locale)} />
      <JsonLd data={organizationJsonLd(locale)} />
      <Feed locale={locale} name="home" hasTitle />
    </>
  );
}
