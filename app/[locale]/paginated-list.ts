import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { Card, Paginated } from "#lib/content/cards/card.ts";
import { type CardList, listCards } from "#lib/content/cards/queries.ts";
import { type PageMetadataInput, pageMetadata } from "#lib/platform/seo/metadata.ts";

/** Parameters of a `[page]` route. The middleware only passes numbers of existing pages. */
export type PaginatedPageParams = { params: Promise<{ page: string }> };
export type PaginatedSlugPageParams = { params: Promise<{ slug: string; page: string }> };

/** Lists one page of cards. A page after the last, of a list that became shorter, is not found. */
export async function listPaginated(list: CardList): Promise<Paginated<Card>> {
  const found = await listCards(list);
  if (found.data.length === 0 && found.meta.pagination.page > 1) notFound();
  return found;
}

/** Metadata of a page that search engines leave out, as those of an account and of the desk. */
export function noindexMetadata(title: string, alternates: PageMetadataInput["alternates"]): Promise<Metadata> {
  return listMetadata({ title, description: "", alternates, isIndexed: false });
}

/** Metadata of a list; from the second page on the title has the page number. */
export async function listMetadata({
  title,
  page = 1,
  ...facts
}: Omit<PageMetadataInput, "locale" | "fallback">): Promise<Metadata> {
  const [locale, t, meta] = await Promise.all([
    getLocale(),
    getTranslations("cards.list"),
    getTranslations("layout.meta"),
  ]);
  return pageMetadata({
    ...facts,
    locale,
    page,
    title: page > 1 ? t("pageTitle", { title, page }) : title,
    fallback: meta("description"),
  });
}
