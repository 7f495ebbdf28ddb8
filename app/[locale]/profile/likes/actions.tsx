"use server";
import { z } from "zod";
import type { CardBatch } from "#components/content/cards/load-more-cards.tsx";
import { buildSearchCondition } from "#lib/content/search/search-condition.ts";
import { parseCursor } from "#lib/people/likes/cursor.ts";
import { listLikesAfter } from "#lib/people/likes/queries.ts";
import { likesViewSchema } from "#lib/people/likes/schema.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction } from "#lib/platform/http/action.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { LikedGrid } from "./liked-grid.tsx";

/** The liked cards after the cursor `next`; null after the session has ended, or above a limit. */
export const loadMoreLikesAction = createAction(
  [z.enum(locales), likesViewSchema, z.string().transform(parseCursor)],
  async (locale, { search, sort }, after): Promise<CardBatch | null> => {
    const user = await getSessionUser();
    if (!user || !after) return null;
    const matching = buildSearchCondition(search, locale);
    const likes = await listLikesAfter({ userId: user.id, locale, sort, matching, after });
    return { cards: <LikedGrid locale={locale} ids={likes.ids} />, size: likes.ids.length, next: likes.next };
  },
  () => null,
);
