import type { z } from "zod";
import { listItemTimes } from "#lib/api/api-resources/queries.ts";
import type { cardSchema, imageSchema, videoSchema } from "#lib/api/api-resources/schemas/content.ts";
import { getContentCards } from "#lib/content/cards/content-card-queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import type { PictureWidth } from "#lib/platform/media/pictures/widths.ts";
import type { VideoView } from "#lib/platform/media/videos/video.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { findSlug, listItemSlugs } from "#lib/platform/routing/slugs.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

/** A picture in answers of the API, at most as wide as its original. */
export function toImage(
  picture: PictureView | null,
  maxWidth: PictureWidth = 1200,
): z.input<typeof imageSchema> | null {
  if (!picture) return null;
  const width = Math.min(maxWidth, picture.width);
  const height = Math.round((picture.height * width) / picture.width);
  return { id: picture.id, url: absoluteUrl(pictureAddress(picture.id, maxWidth)), width, height, alt: picture.alt };
}

export function toVideo(video: VideoView | null): z.input<typeof videoSchema> | null {
  if (!video) return null;
  const { id, title, seconds, width, height } = video;
  const poster = toImage(video.poster);
  if (!poster) return null;
  return { id, title, duration: seconds, width, height, url: absoluteUrl(video.mp4), poster };
}

/** The last part of an address. */
export function slugOf(href: string): string {
  return href.split("/").at(-1) ?? "";
}

/** Cards of these items in the order of `ids`; the caller has checked that they are public. */
export async function listCardJson(locale: Locale, ids: string[]): Promise<z.input<typeof cardSchema>[]> {
  const [cards, times] = await Promise.all([getContentCards(locale, ids), listItemTimes(ids)]);
  return cards.map((card) => ({
    ...card,
    content_id: card.id,
    url: absoluteUrl(slugAddress(locale, card.type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", card.slug)),
    publishing: { ...card.publishing, ...times.get(card.id) },
  }));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isId(text: string): boolean {
  return uuid.test(text);
}

/**
 * The slug of a recipe or story in `locale`, from its id, or from a present or former slug of any
 * language; null without a public one.
 */
export async function findItemSlug(
  route: "/recipes/[slug]" | "/stories/[slug]",
  locale: Locale,
  idOrSlug: string,
): Promise<string | null> {
  if (!isId(idOrSlug)) return findSlug(route, locale, idOrSlug);
  const slugs = await listItemSlugs(idOrSlug);
  return slugs.find((entry) => entry.locale === locale)?.slug ?? null;
}
