import type { HoldingBook, OwnBook } from "#lib/cookbooks/own-books.ts";
import { env } from "#lib/env.ts";
import { slugAddress } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { pictureAddress } from "#lib/media/address.ts";

const imageWidth = 1200;

/** A cookbook as the API names it. `url` is the public address, absolute; null while the cookbook is private. */
export function viewCookbook(book: OwnBook, locale: Locale) {
  const { id, title, summary, visibility, slug, cover, count, createdAt, updatedAt } = book;
  const width = cover ? Math.min(imageWidth, cover.width) : 0;
  return {
    id,
    title,
    summary,
    visibility,
    url: slug && env.SITE_URL + slugAddress(locale, "/cookbooks/[slug]", slug),
    image: cover && {
      url: env.SITE_URL + pictureAddress(cover.id, imageWidth),
      width,
      height: Math.round((cover.height * width) / cover.width),
    },
    count,
    publishing: { created: createdAt.toISOString(), updated: updatedAt.toISOString() },
  };
}

/** The same with the answer to whether the item asked for is in it. */
export function viewHoldingCookbook(book: HoldingBook, locale: Locale) {
  return { ...viewCookbook(book, locale), has_item: book.hasItem };
}
