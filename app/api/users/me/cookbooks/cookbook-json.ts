import type { ListedOwnCookbook, OwnCookbook } from "#lib/kitchen/cookbooks/queries-own.ts";
import { env } from "#lib/platform/config/env.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

const imageWidthPx = 1200;

/**
 * A cookbook in answers of the API. `url` is the absolute public address, null while the cookbook
 * is private.
 */
export function serializeCookbook(cookbook: OwnCookbook, locale: Locale) {
  const { id, title, summary, visibility, slug, cover, count, createdAt, updatedAt } = cookbook;
  const width = cover ? Math.min(imageWidthPx, cover.width) : 0;
  return {
    id,
    title,
    summary,
    visibility,
    url: slug && env.SITE_URL + slugAddress(locale, "/cookbooks/[slug]", slug),
    image: cover && {
      url: env.SITE_URL + pictureAddress(cover.id, imageWidthPx),
      width,
      height: Math.round((cover.height * width) / cover.width),
    },
    count,
    publishing: { created: createdAt.toISOString(), updated: updatedAt.toISOString() },
  };
}

/** The same with whether it holds the item of the query. */
export function serializeListedCookbook(cookbook: ListedOwnCookbook, locale: Locale) {
  return { ...serializeCookbook(cookbook, locale), has_item: cookbook.hasItem };
}
