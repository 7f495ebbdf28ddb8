import "server-only";
import { and, eq, isNotNull } from "drizzle-orm";
import { recipeDrafts, recipeReviews } from "#lib/db/tables/community/recipe-drafts.ts";
import type { Transaction } from "#lib/db/transaction.ts";

type NewReview = typeof recipeReviews.$inferInsert & { userId: string };

/** Records what a user has done, in the transaction that does it. */
export async function recordReview(tx: Transaction, review: NewReview): Promise<void> {
  await tx.insert(recipeReviews).values(review);
}

/** Leaves the history of a revision, which is going to be deleted, to its recipe. */
export async function detachHistory(tx: Transaction, draftId: string): Promise<void> {
  await tx
    .update(recipeReviews)
    .set({ draftId: null })
    .where(and(eq(recipeReviews.draftId, draftId), isNotNull(recipeReviews.recipeId)));
}

/** Makes the history of a draft that of the recipe it has become. */
export async function assignHistory(tx: Transaction, draftId: string, recipeId: string): Promise<void> {
  await tx.update(recipeDrafts).set({ recipeId }).where(eq(recipeDrafts.id, draftId));
  await tx.update(recipeReviews).set({ recipeId }).where(eq(recipeReviews.draftId, draftId));
}
