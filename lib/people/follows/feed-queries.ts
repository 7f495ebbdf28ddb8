import "server-only";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type ItemType, items } from "#lib/platform/db/tables/items.ts";
import { follows, users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem, isPublicUser } from "#lib/platform/db/visibility.ts";
import { isSignedItem } from "#lib/platform/db/work-count.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { FollowCursor } from "./cursor.ts";
import { followsPerPage } from "./limits.ts";
import { isAfterCursor, toCursorTime, toPage } from "./rows.ts";

interface FeedFilter {
  userId: string;
  /** Only items with a text in this language. */
  locale: Locale;
  /** Without a type, recipes and stories. */
  type?: ItemType;
  after?: FollowCursor;
  /** Items on the page. */
  size?: number;
}

/** Ids of items for the cards of one page. */
export interface FollowFeed {
  ids: string[];
  /** Cursor of the next page, for `parseCursor`; null on the last. */
  next: string | null;
}

/**
 * Lists one page of the public recipes and stories of the authors a user follows, newest first.
 * Reads at most one page of each author from an index, however many items they have.
 */
export async function listFollowFeed({
  userId,
  locale,
  type,
  after,
  size = followsPerPage,
}: FeedFilter): Promise<FollowFeed> {
  const newest = db
    .select({ id: items.id, publishedAt: items.publishedAt })
    .from(items)
    .where(
      and(
        eq(items.authorId, follows.authorId),
        isPublicItem(),
        type && eq(items.type, type),
        hasText(locale),
        isSignedItem,
        isAfterCursor(items.publishedAt, items.id, after),
      ),
    )
    .orderBy(desc(items.publishedAt), desc(items.id))
    .limit(size + 1)
    .as("newest");
  const found = await db
    .select({ id: newest.id, cursorTime: toCursorTime(newest.publishedAt) })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.authorId))
    .innerJoinLateral(newest, sql`true`)
    .where(and(eq(follows.userId, userId), isPublicUser()))
    .orderBy(desc(newest.publishedAt), desc(newest.id))
    .limit(size + 1);
  const { rows, next } = toPage(found, size);
  return { ids: rows.map(({ id }) => id), next };
}

function hasText(locale: Locale): SQL {
  return sql`exists (select from item_texts where item_texts.item_id = ${items.id} and item_texts.locale = ${locale})`;
}
