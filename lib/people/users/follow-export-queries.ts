import "server-only";
import { asc, eq, getTableColumns } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { followDigests, follows, users } from "#lib/platform/db/tables/users.ts";
import type { ExportUser } from "./export-queries.ts";

/**
 * Returns the authors a user follows, the number of their own followers, and the consent to the
 * digest. Who follows them is data of the followers.
 * https://eur-lex.europa.eu/eli/reg/2016/679/oj (Article 15, paragraph 4)
 */
async function exportFollows(userId: string) {
  const following = await db
    .select({ ...getTableColumns(follows), name: users.name })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.authorId))
    .where(eq(follows.userId, userId))
    .orderBy(asc(follows.createdAt));
  const [digest] = await db.select().from(followDigests).where(eq(followDigests.userId, userId));
  return { following, followerCount: await db.$count(follows, eq(follows.authorId, userId)), digest: digest ?? null };
}

/** The part of an export that is about authors, see `exportParts`. */
export const followExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  follows: ({ id }) => exportFollows(id),
};
