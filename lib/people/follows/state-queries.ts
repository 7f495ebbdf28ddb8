import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { follows } from "#lib/platform/db/tables/users.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";

/** Finds those of these ids that are authors whom the user follows. */
export async function listFollowedAmong(userId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: follows.authorId })
    .from(follows)
    .where(and(eq(follows.userId, userId), sql`${follows.authorId} = any(${uuidArray(ids)})`));
  return new Set(rows.map(({ id }) => id));
}
