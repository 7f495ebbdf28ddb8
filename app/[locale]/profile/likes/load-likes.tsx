"use server";
import type { MoreCards } from "#components/cards/endless-cards.tsx";
import { getViewer } from "#lib/auth/viewer.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";
import { readPlace } from "#lib/likes/place.ts";
import { listLikesAfter } from "#lib/likes/queries.ts";
import { LikedGrid } from "./liked-grid.tsx";

/** The cards of the reader's likes that follow `next`. Rejects when nobody is signed in any more. */
export async function loadLikes(locale: Locale, next: string): Promise<MoreCards> {
  const viewer = await getViewer();
  const after = readPlace(next);
  if (!viewer || !after || !isLocale(locale)) throw new Error("no such likes");
  const likes = await listLikesAfter({ userId: viewer.id, locale, after });
  return { cards: <LikedGrid locale={locale} ids={likes.ids} />, size: likes.ids.length, next: likes.next };
}
