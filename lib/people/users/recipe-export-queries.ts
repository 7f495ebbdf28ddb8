import "server-only";
import { asc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts, recipeReviews } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import {
  recipeBulkChanges,
  recipeRevisions,
  recipeWorkingCopies,
} from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { ExportUser } from "./export-queries.ts";

/** Parts of the export about recipes on their way to the readers, see `exportParts`. */
export const recipeExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  "recipe-drafts": ({ id }) =>
    db.select().from(recipeDrafts).where(eq(recipeDrafts.authorId, id)).orderBy(asc(recipeDrafts.createdAt)),
  "recipe-reviews": ({ id }) => {
    // Which editor decided is personal data of the editor.
    const { userId, ...review } = getTableColumns(recipeReviews);
    const ownDrafts = db.select({ id: recipeDrafts.id }).from(recipeDrafts).where(eq(recipeDrafts.authorId, id));
    // Editors publish, schedule and expire a recipe without a draft.
    const ownRecipes = db.select({ id: items.id }).from(items).where(eq(items.authorId, id));
    return db
      .select({ ...review, isOwnAction: sql<boolean>`coalesce(${userId} = ${id}, false)` })
      .from(recipeReviews)
      .where(or(eq(userId, id), inArray(recipeReviews.draftId, ownDrafts), inArray(recipeReviews.recipeId, ownRecipes)))
      .orderBy(asc(recipeReviews.createdAt));
  },
  "recipe-revisions": ({ id }) => {
    // Which editor published it is personal data of the editor.
    const { userId, ...revision } = getTableColumns(recipeRevisions);
    const ownRecipes = db.select({ id: items.id }).from(items).where(eq(items.authorId, id));
    return db
      .select({ ...revision, isOwnAction: sql<boolean>`coalesce(${userId} = ${id}, false)` })
      .from(recipeRevisions)
      .where(or(eq(userId, id), inArray(recipeRevisions.recipeId, ownRecipes)))
      .orderBy(asc(recipeRevisions.createdAt));
  },
  "recipe-working-copies": ({ id }) =>
    db
      .select()
      .from(recipeWorkingCopies)
      .where(eq(recipeWorkingCopies.editorId, id))
      .orderBy(asc(recipeWorkingCopies.createdAt)),
  "recipe-bulk-changes": ({ id }) =>
    db
      .select()
      .from(recipeBulkChanges)
      .where(eq(recipeBulkChanges.userId, id))
      .orderBy(asc(recipeBulkChanges.createdAt)),
};
