import "server-only";
import { and, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import type { PublicationChange } from "./acceptance-mutations.ts";

/**
 * Lists the recipes that time has published or expired after `from` and until `to`, so that their
 * pages can be rendered anew: nothing else happens at these moments.
 */
export async function listTimedChanges(from: Date, to: Date): Promise<PublicationChange[]> {
  const { publishedAt, expiresAt } = items;
  const isPublished = and(gt(publishedAt, from), lte(publishedAt, to));
  const isExpired = and(isNotNull(expiresAt), gt(expiresAt, from), lte(expiresAt, to));
  return db
    .select({
      recipeId: items.id,
      authorId: items.authorId,
      slugs: sql<string[]>`array(
        select distinct ${itemTexts.slug} from ${itemTexts} where ${itemTexts.itemId} = ${items.id})`,
    })
    .from(items)
    .where(and(eq(items.type, "recipe"), eq(items.state, "live"), or(isPublished, isExpired)));
}
