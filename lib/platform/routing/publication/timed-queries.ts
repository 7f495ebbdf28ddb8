import "server-only";
import { and, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import type { PublicationChange } from "./revalidate-publication.ts";

/**
 * Lists the recipes and stories that time has published or expired after `from` and until `to`, so
 * that their pages can be rendered anew: nothing else happens at these moments.
 */
export async function listTimedChanges(from: Date, to: Date): Promise<PublicationChange[]> {
  const { publishedAt, expiresAt } = items;
  const isPublished = and(gt(publishedAt, from), lte(publishedAt, to));
  const isExpired = and(isNotNull(expiresAt), gt(expiresAt, from), lte(expiresAt, to));
  const rows = await db
    .select({
      type: items.type,
      itemId: items.id,
      authorId: items.authorId,
      slugs: sql<string[]>`array(
        select distinct ${itemTexts.slug} from ${itemTexts} where ${itemTexts.itemId} = ${items.id})`,
      pageKey: stories.pageKey,
    })
    .from(items)
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(eq(items.state, "live"), or(isPublished, isExpired)));
  return rows.map(({ authorId, ...row }) => ({ ...row, authorIds: [authorId] }));
}
