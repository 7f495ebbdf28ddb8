import "server-only";
import { and, eq, gt, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { stories } from "#lib/db/tables/stories.ts";
import { users } from "#lib/db/tables/users.ts";
import type { StoryPublication } from "./story-publication.ts";

/** The slugs of the profiles of authors. */
export async function listAuthorSlugs(authorIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ slug: users.slug })
    .from(users)
    .where(inArray(users.id, [...authorIds]));
  return rows.map(({ slug }) => slug);
}

/**
 * Lists the stories that time has published or expired after `from` and until `to`, so that their
 * pages can be rendered anew: nothing else happens at these moments.
 */
export async function listTimedStories(from: Date, to: Date): Promise<StoryPublication[]> {
  const { publishedAt, expiresAt } = items;
  const isPublished = and(gt(publishedAt, from), lte(publishedAt, to));
  const isExpired = and(isNotNull(expiresAt), gt(expiresAt, from), lte(expiresAt, to));
  const rows = await db
    .select({
      authorId: items.authorId,
      pageKey: stories.pageKey,
      slugs: sql<string[]>`array(
        select distinct ${itemTexts.slug} from ${itemTexts} where ${itemTexts.itemId} = ${items.id})`,
    })
    .from(items)
    .innerJoin(stories, eq(stories.itemId, items.id))
    .where(and(eq(items.state, "live"), or(isPublished, isExpired)));
  return rows.map(({ authorId, ...row }) => ({ ...row, authorIds: [authorId] }));
}
