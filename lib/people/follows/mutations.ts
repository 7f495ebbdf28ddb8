import "server-only";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import { follows, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import { FollowError } from "./errors.ts";
import { maxFollows } from "./limits.ts";

interface Follow {
  userId: string;
  authorId: string;
  followed: boolean;
}

/**
 * Sets whether a user follows an author. Repeating it changes nothing. An author can be unfollowed
 * even if their profile is no longer public.
 *
 * @returns cache tags of what shows the change; none when nothing has changed
 * @throws {FollowError} for the own profile, for an author without a public profile, and beyond the
 * maximum number of authors
 */
export async function setFollow({ userId, authorId, followed }: Follow): Promise<string[]> {
  if (!followed) {
    const isFollow = and(eq(follows.userId, userId), eq(follows.authorId, authorId));
    return toTags(await db.delete(follows).where(isFollow).returning({ authorId: follows.authorId }));
  }
  if (userId === authorId) throw new FollowError("self");
  return db.transaction(async (tx) => {
    await lockFollows(tx, userId);
    await requirePublicUsers(tx, userId, authorId);
    const inserted = await tx
      .insert(follows)
      .values({ userId, authorId })
      .onConflictDoNothing()
      .returning({ authorId: follows.authorId });
    if (inserted.length === 0) return [];
    // Counted after the insert, so that repeating a follow is possible at the limit.
    const count = await tx.$count(follows, eq(follows.userId, userId));
    if (count > maxFollows) throw new FollowError("full");
    return toTags(inserted);
  });
}

const toTags = (changed: { authorId: string }[]) => changed.map(({ authorId }) => cacheTags.followers(authorId));

/**
 * Makes concurrent follows of one user wait for each other, so that their number is exact. Not a
 * lock on the row of the user: two users who follow each other would wait in a circle.
 */
async function lockFollows(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('follows:' || ${userId}, 0))`);
}

/** Locks both users, so that neither is banned or deleted meanwhile. */
async function requirePublicUsers(tx: Transaction, userId: string, authorId: string): Promise<void> {
  const rows = await tx
    .select({ id: users.id, isPublic: sql<boolean>`${isPublicUser()}` })
    .from(users)
    .where(and(inArray(users.id, [userId, authorId]), isNull(users.bannedAt)))
    .orderBy(users.id)
    .for("share");
  const isAuthorPublic = rows.some(({ id, isPublic }) => id === authorId && isPublic);
  const isUserAllowed = rows.some(({ id }) => id === userId);
  if (!isAuthorPublic || !isUserAllowed) throw new FollowError("missing");
}
