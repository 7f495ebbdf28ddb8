"use server";
import { z } from "zod";
import type { CardBatch } from "#components/cards/load-more-cards.tsx";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { createAction } from "#lib/http/action.ts";
import { locales } from "#lib/i18n/locales.ts";
import { parseCursor } from "#lib/likes/cursor.ts";
import { listLikesAfter } from "#lib/likes/queries.ts";
import { likesViewSchema } from "#lib/likes/schema.ts";
import { buildSearchCondition } from "#lib/search/search-condition.ts";
import { LikedGrid } from "./liked-grid.tsx";

/** The liked cards after the cursor `next`; null after the session has ended. */
export const loadMoreLikesAction = createAction(
  [z.enum(locales), likesViewSchema, z.string().transform(parseCursor)],
  async (locale, { search, sort }, after): Promise<CardBatch | null> => {
    const user = await getSessionUser();
    if (!user || !after) return null;
    const matching = buildSearchCondition(search, locale);
    const likes = await listLikesAfter({ userId: user.id, locale, sort, matching, after });
    return { cards: <LikedGrid locale={locale} ids={likes.ids} />, size: likes.ids.length, next: likes.next };
  },
);
