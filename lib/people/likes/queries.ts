import "server-only";
import { and, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { likes } from "#lib/platform/db/tables/likes.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatCursor, type LikeCursor } from "./cursor.ts";
import { getLikeOrder } from "./order.ts";
import type { LikeSort } from "./sorting.ts";

export const likesPerPage = 24;
const maxCounted = 20 * likesPerPage;

interface LikesFilter {
  userId: string;
  locale: Locale;
  sort?: LikeSort;
  /** Condition on `search_docs` and `item_texts` of the item: what the user searches for. */
  matching?: SQL | null;
}

/** Ids of some of a user's liked items, in order. */
export interface LikesSlice {
  ids: string[];
  /** Cursor of the next page, for `parseCursor`; null on the last. */
  next: string | null;
}

export interface LikesPage extends LikesSlice {
  pagination: { page: number; pages: number; count: number };
}

/** Lists the ids of all items a user likes, public or not, in no order. */
export async function listLikedIds(userId: string): Promise<string[]> {
  const rows = await db.select({ id: likes.itemId }).from(likes).where(eq(likes.userId, userId));
  return rows.map(({ id }) => id);
}

/**
 * Lists one page of the items a user likes that are public in this language.
 *
 * @param page from 1; a page beyond the last has no ids
 */
export async function listLikes({ page, ...list }: LikesFilter & { page: number }): Promise<LikesPage> {
  const [rows, count] = await Promise.all([selectSlice(list).offset((page - 1) * likesPerPage), countLikes(list)]);
  const pages = toPageCount(count, likesPerPage);
  return { ...toSlice(rows, page), pagination: { page, pages, count } };
}

/**
 * Counts the public items up to `maxCounted`; above it all likes, because the exact count would be
 * slow. A search is always counted.
 */
async function countLikes(list: LikesFilter): Promise<number> {
  const visible = selectVisible(list);
  if (list.matching) return db.$count(visible.as("found"));
  const shown = await db.$count(visible.limit(maxCounted + 1).as("shown"));
  return shown > maxCounted ? db.$count(likes, eq(likes.userId, list.userId)) : shown;
}

/** Lists the page that begins after a cursor of the same order, without counting likes. */
export async function listLikesAfter({ after, ...list }: LikesFilter & { after: LikeCursor }): Promise<LikesSlice> {
  const { isAfter } = getLikeOrder(list.sort ?? "newest", list.locale);
  return toSlice(await selectSlice(list, isAfter(after)), after.page);
}

function selectSlice(list: LikesFilter, condition?: SQL) {
  const { orderBy } = getLikeOrder(list.sort ?? "newest", list.locale);
  return selectVisible(list, condition)
    .orderBy(orderBy)
    .limit(likesPerPage + 1);
}

function toSlice(rows: { id: string; value: string }[], page: number): LikesSlice {
  const shown = rows.slice(0, likesPerPage);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    next:
      last && rows.length > likesPerPage ? formatCursor({ page: page + 1, value: last.value, itemId: last.id }) : null,
  };
}

function selectVisible({ userId, locale, sort = "newest", matching }: LikesFilter, condition?: SQL) {
  const query = db
    .select({ id: likes.itemId, value: getLikeOrder(sort, locale).value.as("value") })
    .from(likes)
    .innerJoin(items, eq(items.id, likes.itemId))
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .leftJoin(recipes, eq(recipes.itemId, items.id))
    .leftJoin(stories, eq(stories.itemId, items.id))
    .$dynamic();
  if (matching) query.innerJoin(searchDocs, eq(searchDocs.itemId, items.id));
  return query.where(
    and(
      eq(likes.userId, userId),
      condition,
      matching ?? undefined,
      isPublicItem(),
      or(isNull(stories.storyType), ne(stories.storyType, "static_page")),
    ),
  );
}
