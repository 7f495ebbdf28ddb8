import "server-only";
import { and, desc, eq, isNull, ne, or } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { likes } from "#lib/db/tables/likes.ts";
import { stories } from "#lib/db/tables/stories.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const pageSize = 24;

interface LikeList {
  userId: string;
  locale: Locale;
  page: number;
}

/** Ids of one page of what somebody likes, the latest like first. */
export interface LikedPage {
  ids: string[];
  pagination: { page: number; pages: number; count: number };
}

/** Ids of everything the user likes, shown at present or not, in no order. */
export async function listLikedIds(userId: string): Promise<string[]> {
  const rows = await db.select({ id: likes.itemId }).from(likes).where(eq(likes.userId, userId));
  return rows.map(({ id }) => id);
}

/** One page of what the user likes and readers may see in this language. A page beyond the last has no ids. */
export async function listLikes(list: LikeList): Promise<LikedPage> {
  const { page } = list;
  const [rows, count] = await Promise.all([
    selectShown(list)
      .orderBy(desc(likes.createdAt), desc(likes.itemId))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(selectShown(list).as("shown")),
  ]);
  return {
    ids: rows.map(({ id }) => id),
    pagination: { page, pages: Math.max(1, Math.ceil(count / pageSize)), count },
  };
}

function selectShown({ userId, locale }: LikeList) {
  return db
    .select({ id: likes.itemId })
    .from(likes)
    .innerJoin(items, eq(items.id, likes.itemId))
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(
      and(eq(likes.userId, userId), isPublic(), or(isNull(stories.storyType), ne(stories.storyType, "static_page"))),
    );
}
