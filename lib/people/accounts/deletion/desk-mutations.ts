import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import { formerRecipes, recipesAtDesk } from "#lib/platform/db/json/desk-columns.ts";
import { pictureIdKey, selectKeyedIds } from "#lib/platform/db/json/keyed-ids.ts";
import { clearNestedIds } from "#lib/platform/db/json/nested-ids.ts";
import { rewriteJson } from "#lib/platform/db/json/rewrite-json.ts";
import {
  recipeBulkChanges,
  recipeRevisions,
  recipeWorkingCopies,
} from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import { selectPictureUses } from "#lib/platform/media/pictures/picture-references.ts";

/**
 * Takes the pictures of a user that only the desk has out of recipes that editors are writing, and
 * of former revisions: nothing keeps their files then. What is published keeps its pictures.
 */
export async function removeDeskPictures(tx: Transaction, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select picture_id as id from uploads where user_id = ${userId} and picture_id not in (
      select picture_id from (${selectPictureUses()}) as uses where kind not in ('draft', 'workingCopy', 'revision'))`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await rewriteJson(
    tx,
    [...recipesAtDesk, ...formerRecipes],
    (column) =>
      sql`exists (select from ${selectKeyedIds(column, pictureIdKey)} where found.id = any(${uuidArray(ids)}))`,
    (content) => clearNestedIds(content, pictureIdKey, new Set(ids)),
  );
}

/**
 * Removes a user from what the desk keeps of recipes that are not, or no longer, theirs: a restored
 * revision then lacks its author. Bulk actions that named the user can no longer be undone, and
 * deleted entries that named them not be restored.
 */
export async function anonymizeDesk(tx: Transaction, userId: string): Promise<void> {
  const { content } = recipeRevisions;
  const withoutAuthor = (column: SQL) => sql`jsonb_set(${column}, '{editorial,authorId}', 'null')`;
  await tx
    .update(recipeRevisions)
    .set({ content: withoutAuthor(sql`${content}`) })
    .where(eq(sql`${content} #>> '{editorial,authorId}'`, userId));
  await tx
    .update(recipeWorkingCopies)
    .set({ content: withoutAuthor(sql`${recipeWorkingCopies.content}`) })
    .where(eq(sql`${recipeWorkingCopies.content} #>> '{editorial,authorId}'`, userId));
  // What was deleted at the desk has the ids of profiles, in links of menus their slugs.
  const { data } = deletedEntries;
  const [user] = await tx.select({ slug: users.slug }).from(users).where(eq(users.id, userId));
  const link = `"partnerKey": ${JSON.stringify(user?.slug ?? "")}`;
  await tx
    .delete(deletedEntries)
    .where(sql`strpos(${data}::text, ${userId}) > 0 or strpos(${data}::text, ${link}) > 0`);
  await tx.delete(recipeBulkChanges).where(sql`strpos(${recipeBulkChanges.entries}::text, ${userId}) > 0`);
}
