import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { addresses } from "#lib/i18n/address.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";

/** The head of a page only its reader has a link to. */
export async function newsletterMetadata(name: "confirm" | "unsubscribe"): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations(`newsletters.${name}`)]);
  const text = t("text");
  return pageMetadata({
    locale,
    title: t("title"),
    description: text,
    fallback: text,
    alternates: addresses(`/newsletter/${name}`),
    isIndexed: false,
  });
}
