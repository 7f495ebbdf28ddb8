import "server-only";
import { and, eq, inArray, isNotNull, max, or, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { recipeDrafts, recipeReviews } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

type NewReview = Omit<typeof recipeReviews.$inferInsert, "userId"> & {
  /** Null when the account of who planned a publication was deleted. */
  userId: string | null;
};

/** Records what a user has done, in the transaction that does it. */
export async function recordReview(tx: Transaction, review: NewReview): Promise<void> {
  await tx.insert(recipeReviews).values(review);
}

const auditActions = {
  accept: "accept",
  reject: "reject",
  publish: "publish",
  schedule: "schedule",
  expire: "unpublish",
} as const;

/**
 * Records what an editor has decided about a recipe or a draft, in its history and in the audit
 * log.
 *
 * @param subjectName title of the recipe
 */
export async function recordDecision(
  tx: Transaction,
  review: NewReview & { action: keyof typeof auditActions },
  subjectName: string,
): Promise<void> {
  await recordReview(tx, review);
  const { userId: actorId, action, effectiveAt, recipeId, draftId } = review;
  const isLater = effectiveAt && effectiveAt > currentTime();
  await recordChange(tx, {
    actorId,
    action: auditActions[action],
    subjectType: "recipe",
    subjectId: recipeId ?? draftId ?? null,
    subjectName,
    details: isLater ? { day: effectiveAt.toISOString() } : {},
  });
}

/**
 * Whether editors have returned a draft to its author, or a former draft of the same recipe that
 * was deleted since, and have published none of the recipe afterwards.
 */
export async function wasReturned(
  tx: Transaction,
  { draftId, recipeId }: { draftId: string; recipeId: string | null },
): Promise<boolean> {
  const published = tx
    .select({ at: max(recipeReviews.createdAt) })
    .from(recipeReviews)
    .where(and(eq(recipeReviews.recipeId, recipeId ?? draftId), inArray(recipeReviews.action, ["accept", "publish"])));
  const isOfRecipe = and(
    eq(recipeReviews.recipeId, recipeId ?? draftId),
    sql`${recipeReviews.createdAt} > coalesce((${published}), '-infinity')`,
  );
  const isReturn = and(eq(recipeReviews.action, "reject"), or(eq(recipeReviews.draftId, draftId), isOfRecipe));
  return (await tx.$count(recipeReviews, isReturn)) > 0;
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
