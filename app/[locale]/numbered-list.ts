import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { Card, Page } from "#lib/cards/card.ts";
import { type CardList, listCards } from "#lib/cards/queries.ts";
import { type PageFacts, pageMetadata } from "#lib/seo/metadata.ts";

/** The `[page]` segment of a numbered list; the middleware lets only numbers of existing pages through. */
export type NumberedParams = { params: Promise<{ page: string }> };
export type NumberedSlugParams = { params: Promise<{ slug: string; page: string }> };

/** One page of a list of cards. A page after the last, left over from a longer list, is not found. */
export async function listNumbered(list: CardList): Promise<Page<Card>> {
  const found = await listCards(list);
  if (found.data.length === 0 && found.meta.pagination.page > 1) notFound();
  return found;
}

/** Metadata of a page that lists things; from the second page on the title carries the number. */
export async function listMetadata({
  title,
  page = 1,
  ...facts
}: Omit<PageFacts, "locale" | "fallback">): Promise<Metadata> {
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
