import "server-only";
import { and, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { likes } from "#lib/db/tables/likes.ts";
import { stories } from "#lib/db/tables/stories.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Place, writePlace } from "./place.ts";

export const likesPerPage = 24;
const mostExamined = 20 * likesPerPage;

interface LikeList {
  userId: string;
  locale: Locale;
}

/** Ids of some of what somebody likes, the latest like first. */
export interface LikedPart {
  ids: string[];
  /** Where the next page begins, for `readPlace`; null on the last. */
  next: string | null;
}

export interface LikedPage extends LikedPart {
  pagination: { page: number; pages: number; count: number };
}

/** Ids of everything the user likes, shown at present or not, in no order. */
export async function listLikedIds(userId: string): Promise<string[]> {
  const rows = await db.select({ id: likes.itemId }).from(likes).where(eq(likes.userId, userId));
  return rows.map(({ id }) => id);
}

/** One page of what the user likes and readers may see in this language. A page beyond the last has no ids. */
export async function listLikes({ page, ...list }: LikeList & { page: number }): Promise<LikedPage> {
  const [rows, count] = await Promise.all([selectPart(list).offset((page - 1) * likesPerPage), countLikes(list)]);
  const pages = Math.max(1, Math.ceil(count / likesPerPage));
  return { ...toPart(rows, page), pagination: { page, pages, count } };
}

/** Of more than `mostExamined` nobody waits to learn which are shown at present: there all likes count. */
async function countLikes(list: LikeList): Promise<number> {
  const shown = await db.$count(
    selectShown(list)
      .limit(mostExamined + 1)
      .as("shown"),
  );
  return shown > mostExamined ? db.$count(likes, eq(likes.userId, list.userId)) : shown;
}

/** The page that begins at this place. It counts neither the pages before it nor all likes. */
export async function listLikesAfter({ after, ...list }: LikeList & { after: Place }): Promise<LikedPart> {
  const { time, itemId } = after;
  const isAfter = sql`(${likes.createdAt}, ${likes.itemId}) < (${time}::timestamptz, ${itemId}::uuid)`;
  return toPart(await selectPart(list, isAfter), after.page);
}

function selectPart(list: LikeList, condition?: SQL) {
  return selectShown(list, condition)
    .orderBy(desc(likes.createdAt), desc(likes.itemId))
    .limit(likesPerPage + 1);
}

function toPart(rows: { id: string; time: string }[], page: number): LikedPart {
  const shown = rows.slice(0, likesPerPage);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    next: last && rows.length > likesPerPage ? writePlace({ page: page + 1, time: last.time, itemId: last.id }) : null,
  };
}

function selectShown({ userId, locale }: LikeList, condition?: SQL) {
  return db
    .select({
      id: likes.itemId,
      // Dates of JavaScript end at the millisecond.
      time: sql<string>`to_char(${likes.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("time"),
    })
    .from(likes)
    .innerJoin(items, eq(items.id, likes.itemId))
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(
      and(
        eq(likes.userId, userId),
        condition,
        isPublic(),
        or(isNull(stories.storyType), ne(stories.storyType, "static_page")),
      ),
    );
}
