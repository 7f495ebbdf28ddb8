import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

/** Metadata of a page that search engines must not index. */
export async function newsletterMetadata(
  name: "confirm" | "unsubscribe",
  list: "newsletters" | "follows" = "newsletters",
): Promise<Metadata> {
  const namespace = list === "follows" ? "follows.unsubscribe" : (`newsletters.${name}` as const);
  const [locale, t] = await Promise.all([getLocale(), getTranslations(namespace)]);
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
