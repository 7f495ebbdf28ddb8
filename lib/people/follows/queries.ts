import "server-only";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { follows, type UserType, users } from "#lib/platform/db/tables/users.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import { countWorks } from "#lib/platform/db/work-count.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { FollowCursor } from "./cursor.ts";
import { followsPerPage } from "./limits.ts";
import { isAfterCursor, toCursorTime, toPage } from "./rows.ts";

/** An author whom a user follows. */
interface FollowedAuthor {
  id: string;
  slug: string;
  name: string;
  newType: UserType;
  href: string;
  picture: PictureView | null;
  /** Public recipes and stories, in any language. */
  recipeCount: number;
  storyCount: number;
  followerCount: number;
}

/** One page of followed authors. */
export interface FollowedAuthors {
  data: FollowedAuthor[];
  /** Cursor of the next page, for `parseCursor`; null on the last. */
  next: string | null;
}

/** Counts the followers of an author, without banned users and users who are leaving. */
export const countFollowers = cached(
  "follower-count",
  (authorId) => [cacheTags.followers(authorId)],
  async (authorId: string): Promise<number> => {
    const { rows } = await db.execute<{ count: number }>(sql`select ${followerCount(sql`${authorId}::uuid`)} as count`);
    return rows[0]?.count ?? 0;
  },
);

/** Lists one page of the authors a user follows who have a public profile, latest follow first. */
export async function listFollowedAuthors({
  userId,
  locale,
  after,
}: {
  userId: string;
  locale: Locale;
  after?: FollowCursor;
}): Promise<FollowedAuthors> {
  const found = await db
    .select({
      id: users.id,
      slug: users.slug,
      name: users.name,
      newType: users.newType,
      picture: pictureColumn(locale),
      recipeCount: countWorks("recipe"),
      storyCount: countWorks("article"),
      followerCount: followerCount(sql`${follows.authorId}`),
      cursorTime: toCursorTime(follows.createdAt),
    })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.authorId))
    .leftJoin(pictures, eq(pictures.id, users.pictureId))
    .where(and(eq(follows.userId, userId), isPublicUser(), isAfterCursor(follows.createdAt, follows.authorId, after)))
    .orderBy(desc(follows.createdAt), desc(follows.authorId))
    .limit(followsPerPage + 1);
  const { rows, next } = toPage(found);
  const data = rows.map(({ cursorTime: _, ...author }) => ({
    ...author,
    href: slugAddress(locale, "/users/[slug]", author.slug),
  }));
  return { data, next };
}

function followerCount(authorId: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from follows as followed join users on users.id = followed.user_id
    where followed.author_id = ${authorId} and ${isPublicUser()})`;
}
