import "server-only";
import { inArray, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { dropUpload } from "./cover-mutations.ts";

const mostAtOnce = 500;

/** Takes away for good what was deleted more than a minute ago: cookbooks with their own covers, and what was taken out of others. */
export async function sweepCookbooks(): Promise<void> {
  await db.delete(cookbookItems).where(sql`${cookbookItems.removedAt} < now() - interval '1 minute'`);
  const gone = await db
    .select({ id: cookbooks.id })
    .from(cookbooks)
    .where(sql`${cookbooks.deletedAt} < now() - interval '1 minute'`)
    .limit(mostAtOnce);
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const covers = await db.delete(cookbooks).where(inArray(cookbooks.id, ids)).returning({ coverId: cookbooks.coverId });
  for (const { coverId } of covers) if (coverId) await dropUpload(coverId);
}
