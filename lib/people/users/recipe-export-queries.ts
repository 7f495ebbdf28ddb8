import "server-only";
import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts, recipeReviews } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import {
  recipeBulkChanges,
  recipeRevisions,
  recipeWorkingCopies,
} from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { ExportUser } from "./export-queries.ts";

/** Parts of the export about recipes on their way to the readers, see `exportParts`. */
export const recipeExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  "recipe-drafts": ({ id }) =>
    db.select().from(recipeDrafts).where(eq(recipeDrafts.authorId, id)).orderBy(asc(recipeDrafts.createdAt)),
  "recipe-reviews": async ({ id, newType }) => {
    // Which editor decided is personal data of the editor.
    const { userId, ...review } = getTableColumns(recipeReviews);
    const ownDrafts = db.select({ id: recipeDrafts.id }).from(recipeDrafts).where(eq(recipeDrafts.authorId, id));
    // Editors publish, schedule and expire a recipe without a draft.
    const ownRecipes = db.select({ id: items.id }).from(items).where(eq(items.authorId, id));
    const isAboutOwn = or(inArray(recipeReviews.draftId, ownDrafts), inArray(recipeReviews.recipeId, ownRecipes));
    const rows = await db
      .select({
        ...review,
        isOwnAction: sql<boolean>`coalesce(${userId} = ${id}, false)`,
        isAboutOwn: sql<boolean>`coalesce(${isAboutOwn}, false)`,
      })
      .from(recipeReviews)
      .where(or(eq(userId, id), isAboutOwn))
      .orderBy(asc(recipeReviews.createdAt));
    return rows.map(({ isAboutOwn: isOwn, quality, ...one }) =>
      isEditor(newType)
        ? { ...one, quality }
        : isOwn
          ? one
          : { id: one.id, action: one.action, createdAt: one.createdAt, isOwnAction: one.isOwnAction },
    );
  },
  "recipe-revisions": async ({ id, newType }) => {
    // Which editor published it is personal data of the editor.
    const { userId, ...revision } = getTableColumns(recipeRevisions);
    const ownRecipes = db.select({ id: items.id }).from(items).where(eq(items.authorId, id));
    const isAboutOwn = inArray(recipeRevisions.recipeId, ownRecipes);
    const rows = await db
      .select({
        ...revision,
        isOwnAction: sql<boolean>`coalesce(${userId} = ${id}, false)`,
        isAboutOwn: isAboutOwn.mapWith(Boolean),
      })
      .from(recipeRevisions)
      .where(or(eq(userId, id), isAboutOwn))
      .orderBy(asc(recipeRevisions.createdAt));
    // Texts of others, only as far as the user may still read them at the desk.
    return rows.map(({ isAboutOwn: isOwn, ...one }) =>
      isOwn || isEditor(newType) ? one : { origin: one.origin, createdAt: one.createdAt, isOwnAction: one.isOwnAction },
    );
  },
  "recipe-working-copies": ({ id, newType }) =>
    db
      .select()
      .from(recipeWorkingCopies)
      .where(and(eq(recipeWorkingCopies.editorId, id), isReadable(newType, id)))
      .orderBy(asc(recipeWorkingCopies.createdAt)),
  "recipe-bulk-changes": async ({ id, newType }) => {
    const rows = await db
      .select()
      .from(recipeBulkChanges)
      .where(eq(recipeBulkChanges.userId, id))
      .orderBy(asc(recipeBulkChanges.createdAt));
    return isEditor(newType) ? rows : rows.map(({ action, createdAt, undoneAt }) => ({ action, createdAt, undoneAt }));
  },
};

/** Whether the user may still read a working copy: editors each, others those of their recipes. */
function isReadable(newType: UserType, id: string): SQL | undefined {
  if (isEditor(newType)) return undefined;
  const ownRecipes = db.select({ id: items.id }).from(items).where(eq(items.authorId, id));
  const { recipeId } = recipeWorkingCopies;
  return or(isNull(recipeId), inArray(recipeId, ownRecipes));
}
