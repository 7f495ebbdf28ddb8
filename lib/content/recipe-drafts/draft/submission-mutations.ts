import "server-only";
import { eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { DraftError } from "../errors.ts";
import { type DraftRow, getNextStatus, lockDraft } from "../lock-queries.ts";
import { publishDraft } from "../publication/acceptance-mutations.ts";
import { listUnknownIngredients } from "../recipe-input.ts";
import { recordReview, wasReturned } from "./history-mutations.ts";
import { findMissing } from "./missing.ts";
import { checkReferences, checkVersion } from "./mutations.ts";
import { findCategorization } from "./recipe-queries.ts";
import { getPublishedContent, hasNewerDeskRevision } from "./revision-queries.ts";

interface Submission {
  draftId: string;
  userId: string;
  /** The version that the author has seen. */
  version: number;
}

/**
 * Submits a draft for review. The recipe of a contributor is published at once, unless it names
 * ingredients that the lexicon does not have, editors have returned it before, or the desk has
 * changed the recipe meanwhile.
 *
 * @returns what has been published, null while it waits for its review
 * @throws DraftError "incomplete" with what is missing by path, "conflict" with the stored version,
 *   "reference", "state", "forbidden", "missing"
 */
export async function submitDraft({ draftId, userId, version }: Submission): Promise<PublicationChange | null> {
  return db.transaction(async (tx) => {
    const { draft, status, actor } = await lockDraft(tx, draftId, userId);
    // What the desk has published since the draft was begun would be lost without a review.
    const isOutdated = await hasNewerDeskRevision(tx, draft.recipeId, draft.createdAt);
    const isReturned = await wasReturned(tx, { draftId, recipeId: draft.recipeId });
    const needsEditor = isOutdated || isReturned || listUnknownIngredients(draft.content).length > 0;
    const next = getNextStatus(status, "submit", { ...actor, needsEditor });
    checkVersion(draft, version);
    checkComplete(draft);
    await checkReferences(tx, draft.content, draft);
    await recordReview(tx, { draftId, recipeId: draft.recipeId, userId, action: "submit" });
    if (next.draft === null) {
      const { content, recipeId } = draft;
      const categorization = await findCategorization(tx, recipeId);
      const tagIds = await mergeTags(tx, draft, categorization.tagIds);
      return publishDraft(tx, draft, { ...categorization, tagIds, content, publishedAt: currentTime(), userId });
    }
    await tx
      .update(recipeDrafts)
      .set({ state: "submitted", submittedAt: sql`now()`, version: sql`${recipeDrafts.version} + 1` })
      .where(eq(recipeDrafts.id, draftId));
    return null;
  });
}

/**
 * Withdraws a submitted draft, so that its author can edit it again.
 *
 * @throws DraftError "state" when it is not submitted (any more), "forbidden", "missing"
 */
export async function withdrawDraft({ draftId, userId }: Omit<Submission, "version">): Promise<void> {
  await db.transaction(async (tx) => {
    const { draft, status, actor } = await lockDraft(tx, draftId, userId);
    getNextStatus(status, "withdraw", actor);
    await tx
      .update(recipeDrafts)
      .set({ state: "draft", submittedAt: null, version: sql`${recipeDrafts.version} + 1` })
      .where(eq(recipeDrafts.id, draftId));
    await recordReview(tx, { draftId, recipeId: draft.recipeId, userId, action: "withdraw" });
  });
}

/** The author's tags, and those of the editors: all that the author did not have before. */
async function mergeTags(tx: Transaction, { recipeId, content }: DraftRow, present: string[]): Promise<string[]> {
  const former = recipeId ? (await getPublishedContent(tx, recipeId)).tagIds : [];
  const kept = present.filter((id) => !former.includes(id));
  return [...new Set([...kept, ...content.tagIds])];
}

function checkComplete({ content }: DraftRow): void {
  const missing = findMissing(content);
  if (missing.length === 0) return;
  throw new DraftError("incomplete", { fields: Object.fromEntries(missing.map(({ path, code }) => [path, code])) });
}
