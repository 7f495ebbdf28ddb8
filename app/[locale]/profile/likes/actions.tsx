"use server";
import type { CardBatch } from "#components/cards/load-more-cards.tsx";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";
import { parseCursor } from "#lib/likes/cursor.ts";
import { listLikesAfter } from "#lib/likes/queries.ts";
import { type LikesView, likesViewSchema } from "#lib/likes/schema.ts";
import { buildSearchCondition } from "#lib/search/search-condition.ts";
import { LikedGrid } from "./liked-grid.tsx";

/** Returns the liked cards after the cursor `next`. Rejects after the session has ended. */
export async function loadMoreLikesAction(locale: Locale, view: LikesView, next: string): Promise<CardBatch> {
  const user = await getSessionUser();
  const after = parseCursor(next);
  if (!user || !after || !isLocale(locale)) throw new Error("no such likes");
  const { search, sort } = likesViewSchema.parse(view);
  const matching = buildSearchCondition(search, locale);
  const likes = await listLikesAfter({ userId: user.id, locale, sort, matching, after });
  return { cards: <LikedGrid locale={locale} ids={likes.ids} />, size: likes.ids.length, next: likes.next };
}
