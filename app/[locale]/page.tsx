import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { SignedInNote } from "#components/people/accounts/account-nav.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";
import { organizationJsonLd, websiteJsonLd } from "#lib/platform/seo/organization.ts";
import { Feed } from "./feed/feed.tsx";

export const revalidate = 600;

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("feeds.home")]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: t("description"),
    alternates: addresses("/"),
  });
}

export default async function HomePage() {
  const locale = await getLocale();
  return (
    <>
      <JsonLd data={websiteJsonLd(locale)} />
      <JsonLd data={organizationJsonLd(locale)} />
      <SignedInNote />
      <Feed locale={locale} name="home" hasTitle />
    </>
  );
}
