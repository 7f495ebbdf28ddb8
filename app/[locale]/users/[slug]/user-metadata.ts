import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { AuthorTab } from "#lib/platform/routing/author-tabs.ts";
import { loadAuthor } from "./load-author.ts";

/** Metadata of a profile, or of one of its tabs with an address of its own. */
export async function userMetadata(slug: string, page: number, tab?: AuthorTab): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("users.page")]);
  const author = await loadAuthor(locale, slug, tab);
  if (!author) return {};
  const { name, bio, newType } = author.profile;
  const isPartner = newType === "partner";
  return listMetadata({
    title: t("metaTitle", { name, tab: isPartner ? "works" : author.tab }),
    description: tab ? t("metaDescription", { name, tab }) : bio,
    alternates: isPartner
      ? { de: slugAddress("de", "/users/[slug]", slug), en: slugAddress("en", "/users/[slug]", slug) }
      : author.alternates,
    page,
    type: "profile",
    isIndexed: isPartner || author.counts[author.tab] > 0,
  });
}
